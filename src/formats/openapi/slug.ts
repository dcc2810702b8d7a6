/**
 * Wanted path of a generated page below its directory, in lower case with dashes: its folders that have letters, then the name
 * (FORMAT.md 6.1). Readers' links depend on it.
 */
export function entrySlug(folders: readonly string[], name: string): string {
  return [...folders.map(operationSlug).filter((folder) => folder !== ''), name].join('/');
}

/** Bytes of one part of an address: file systems bear 255, and a number may have to follow. */
const longest = 200;

/** Characters with a special meaning in addresses, or not allowed in file names on some systems. */
const unfit = /[\\:?#%"<>|*^`[\]\p{Cc}\p{Cf}]/gu;

/**
 * A part of an address, as sites in this format have it: lower case, spaces and variables to dashes, brackets, dots, commas,
 * apostrophes and slashes dropped, and of every two dashes one: `a - b` gives `a--b`.
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

/** Cuts a part of an address to a length that file systems bear; a whole paragraph between two words. */
export function shortenSlug(whole: string): string {
  const bytes = new TextEncoder().encode(whole);
  if (bytes.length <= longest) return whole;
  const start = new TextDecoder().decode(bytes.subarray(0, longest)).replace(/\uFFFD$/, '');
  return start.includes('-') ? start.slice(0, start.lastIndexOf('-')) : start;
}
