import type { Operation } from './operation.js';

/**
 * Paths of generated pages below their directory: `<tag>/<summary>` in lower case with dashes, from method and path by
 * the same rule if there is no summary, without a folder if there is no tag; a path already taken gets `-1`, `-2`
 * (FORMAT.md 6.1). Readers' links depend on them: the paths of a list do not change as long as the operations before
 * stay the same.
 *
 * @returns paths without leading slash, by operation id.
 */
export function operationPaths(operations: readonly Operation[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    operations.map((operation) => {
      const folders = foldersOf(operation).map(operationSlug);
      const wanted = [...folders.filter((folder) => folder !== ''), nameOf(operation)].join('/');
      let path = wanted;
      for (let count = 1; taken.has(path); count += 1) path = `${wanted}-${count}`;
      taken.add(path);
      return [operation.id, path];
    }),
  );
}

/** Folders of the addresses of symbols, by their kinds; those of modules and namespaces hold what is in them. */
const symbolFolders: Readonly<Record<string, string>> = {
  class: 'classes',
  interface: 'interfaces',
  enum: 'enums',
  function: 'functions',
  type: 'types',
  variable: 'variables',
};

function foldersOf({ sdk, tags }: Operation): readonly string[] {
  if (sdk) return [...sdk.scope.map(withDashes), symbolFolders[sdk.kind] ?? ''];
  return tags.slice(0, 1);
}

/** Names of packages and of modules have slashes: `@example/garden`. */
const withDashes = (name: string): string => name.replace(/^@/, '').replaceAll('/', '-');

function nameOf({ kind, method, path, summary, channel, sdk }: Operation): string {
  const fromSummary = operationSlug(sdk ? withDashes(sdk.name) : (summary ?? ''));
  if (fromSummary !== '') return fromSummary;
  // A name such as `user/signedup` or `plants.{id}.watered` has no folders.
  if (channel !== undefined) return operationSlug(channel.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, ' ').trim()) || 'channel';
  return kind === 'webhook' ? operationSlug(path) || 'webhook' : operationSlug(`${method} ${path}`).replace(/-+$/, '');
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
  return /[\p{L}\p{N}]/u.test(whole) ? shortened(whole) : '';
}

/** A whole paragraph is cut between two words. */
function shortened(whole: string): string {
  const bytes = new TextEncoder().encode(whole);
  if (bytes.length <= longest) return whole;
  const start = new TextDecoder().decode(bytes.subarray(0, longest)).replace(/\uFFFD$/, '');
  return start.includes('-') ? start.slice(0, start.lastIndexOf('-')) : start;
}
