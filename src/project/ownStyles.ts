import { textAt } from '../shared/textAt.js';

/**
 * The author's style sheets in the folder.
 *
 * @param addresses root-relative paths, or external addresses, which are left out.
 * @param files maps root-relative paths to absolute file paths.
 */
export function readStyles(addresses: readonly string[], files: ReadonlyMap<string, string>): string[] {
  return addresses.flatMap((address) => {
    const file = files.get(address);
    return file === undefined ? [] : (textAt(file) ?? []);
  });
}
