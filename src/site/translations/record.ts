import type { Page } from '../../content/page.js';
import { digest } from '../../shared/digest.js';

/** What authors have said about translations, and the contents of pages to compare it with. */
export interface TranslationRecord {
  /** By id of a translation: digests of the originals that it was up to date with. */
  accepted: ReadonlyMap<string, ReadonlySet<string>>;
  /** Digest of what a translator works on in a page. */
  digestOf(page: Page): string;
}

/** File of the record, in the folder of docs.json. Names with a dot are never published. */
export const recordFile = '.trellis-translations';

const header = `# The state of the original that each translation was made from. Written by "trellis-docs translations accept".
# Commit this file. After a conflict, keep the lines of both sides.
`;

/**
 * Digest of what a translator works on. White space, and signs that print the same (`*` and `_`, bullets, the length of rules and table lines), do
 * not count, so that a formatter puts no translation behind.
 */
export function digestOfText(text: string): string {
  const plain = text
    .replace(/^(\s*)[*+](?=\s)/gm, '$1-')
    .replaceAll('_', '*')
    .replace(/-{3,}/g, '---')
    .replace(/\s+/g, '');
  return digest(plain);
}

/** Reads the record. Lines that are not one, such as the marks of a conflict, are ignored; a page may have several lines. */
export function parseRecord(text: string): Map<string, Set<string>> {
  const accepted = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, id, state] = /^(\S.*) ([\w-]{22})\s*$/.exec(line) ?? [];
    if (id === undefined || state === undefined) continue;
    accepted.set(id, (accepted.get(id) ?? new Set()).add(state));
  }
  return accepted;
}

/** Prints the record: one line for each page, in the order of their ids, so that changes to different pages merge. */
export function formatRecord(accepted: TranslationRecord['accepted']): string {
  const lines = [...accepted].flatMap(([id, states]) => [...states].map((state) => `${id} ${state}\n`));
  return header + lines.sort().join('');
}
