/**
 * Preferred path of a generated page below its directory, in lower case with dashes: folders that contain letters, then the name (FORMAT.md 6.1).
 * Readers' links depend on it.
 */
export function entrySlug(folders: readonly string[], name: string): string {
  return [...folders.map(operationSlug).filter((folder) => folder !== ''), name].join('/');
}

/** Maximum number of bytes in one part of an address. File systems allow 255, and a number may have to be appended. */
const longest = 200;

/** Characters with a special meaning in addresses, or forbidden in file names on some systems. */
const unfit = /[\\:?#%"<>|*^`[\]\p{Cc}\p{Cf}]/gu;

/**
 * Turns a text into a part of an address, as sites in this format do: lower case, dashes for spaces and variables, no brackets, dots, commas,
 * apostrophes or slashes, and one dash for every two: `a - b` gives `a--b`.
 */
export function operationSlug(text: string): string {
  const whole = text
    .normalize('NFC')
    .replace(/\n/g, '')
    .replace(/\s/g, '-')
    .replace(/\{.*?\}/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/[{}(),.'/]/g, '')
    .replace(unfit, '')
    .replaceAll('--', '-')
    .toLowerCase();
  return /[\p{L}\p{N}]/u.test(whole) ? shortenSlug(whole) : '';
}

/** Shortens a part of an address to a length that file systems allow, between two words if possible. */
export function shortenSlug(whole: string): string {
  const bytes = new TextEncoder().encode(whole);
  if (bytes.length <= longest) return whole;
  const start = new TextDecoder().decode(bytes.subarray(0, longest)).replace(/\uFFFD$/, '');
  return start.includes('-') ? start.slice(0, start.lastIndexOf('-')) : start;
}
