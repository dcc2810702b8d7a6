/**
 * A function whose calls are put into a list as they are: Google's scripts take commands only as the `arguments` of a function.
 *
 * @param {unknown[]} list
 * @returns {(...args: unknown[]) => void}
 */
export function commandsInto(list) {
  return function () {
    list.push(arguments);
  };
}
