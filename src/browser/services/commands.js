/**
 * Returns a function that appends its `arguments` object to a list, because Google's scripts accept commands only in this form.
 * @param {unknown[]} list
 * @returns {(...args: unknown[]) => void}
 */
export function commandsInto(list) {
  return function () {
    list.push(arguments);
  };
}
