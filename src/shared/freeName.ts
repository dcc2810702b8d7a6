/**
 * The first of `name`, `name-2`, `name-3` and so on that is free.
 *
 * @param separator put between the name and its number.
 */
export function freeName(name: string, isTaken: (name: string) => boolean, separator = '-'): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}${separator}${count}`;
  return free;
}
