import type { Operation } from './operation.js';

/**
 * Where generated pages of operations stand below their directory: `<tag>/<summary>` in lower case with dashes,
 * `<method>-<path>` without a summary, no folder without a tag; a name taken before gets `-1`, `-2` (format spec 6.1).
 * Readers' links depend on it: the paths of a list never change as long as what stands before in the list does not.
 *
 * @returns paths without leading slash, by operation id.
 */
export function operationPaths(operations: readonly Operation[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    operations.map((operation) => {
      const [tag] = operation.tags;
      const folder = tag === undefined ? '' : slug(tag);
      const wanted = (folder === '' ? '' : `${folder}/`) + nameOf(operation);
      let path = wanted;
      for (let count = 1; taken.has(path); count += 1) path = `${wanted}-${count}`;
      taken.add(path);
      return [operation.id, path];
    }),
  );
}

function nameOf({ kind, method, path, summary }: Operation): string {
  const fromSummary = summary === undefined ? '' : slug(summary);
  if (fromSummary !== '') return fromSummary;
  const fromPath = slug(path.replaceAll('/', ' '));
  return kind === 'webhook' ? fromPath || 'webhook' : [method.toLowerCase(), fromPath].filter(Boolean).join('-');
}

/** Bytes of one part of an address: file systems bear 255, and a number may have to follow. */
const longest = 200;

/**
 * A part of an address: lower case, letters and digits of any script kept, spaces to dashes, everything else dropped. A whole
 * paragraph is cut between two words.
 */
export function slug(text: string): string {
  const whole = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const bytes = new TextEncoder().encode(whole);
  if (bytes.length <= longest) return whole;
  const start = new TextDecoder().decode(bytes.subarray(0, longest)).replace(/\uFFFD$/, '');
  return start.includes('-') ? start.slice(0, start.lastIndexOf('-')) : start;
}
