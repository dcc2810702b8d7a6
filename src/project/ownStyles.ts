import { textAt } from '../shared/textAt.js';

/**
 * The style sheets of the author's that lie in the folder.
 *
 * @param addresses root-relative paths, or addresses elsewhere, which are left out.
 * @param files root-relative path to absolute file.
 */
export function readStyles(addresses: readonly string[], files: ReadonlyMap<string, string>): string[] {
  return addresses.flatMap((address) => {
    const file = files.get(address);
    return file === undefined ? [] : (textAt(file) ?? []);
  });
}
