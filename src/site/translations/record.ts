import type { Page } from '../../content/page.js';
import { digest } from '../../shared/digest.js';

/** Translations that authors have accepted, and the page digests for comparison. */
export interface TranslationRecord {
  /** Maps ids of translations to digests of originals with which they were up to date. */
  accepted: ReadonlyMap<string, ReadonlySet<string>>;
  /** Digest of the text that a translator works on. */
  digestOf(page: Page): string;
}

/** File of the record, in the folder of docs.json. Names with a dot are never published. */
export const recordFile = '.trellis-translations';

const header = `# The state of the original that each translation was made from. Written by "trellis-docs translations accept".
# Commit this file. After a conflict, keep the lines of both sides.
`;

/**
 * Digest of the text that a translator works on. White space and equivalent Markdown marks (`*` and `_`, bullets, lengths of rules and
 * table lines) are ignored, so that reformatting does not outdate translations.
 */
export function digestOfText(text: string): string {
  const plain = text
    .replace(/^(\s*)[*+](?=\s)/gm, '$1-')
    .replaceAll('_', '*')
    .replace(/-{3,}/g, '---')
    .replace(/\s+/g, '');
  return digest(plain);
}

/** Parses the record. A page may have several lines; malformed lines, such as conflict markers, are ignored. */
export function parseRecord(text: string): Map<string, Set<string>> {
  const accepted = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, id, state] = /^(\S.*) ([\w-]{22})\s*$/.exec(line) ?? [];
    if (id === undefined || state === undefined) continue;
    accepted.set(id, (accepted.get(id) ?? new Set()).add(state));
  }
  return accepted;
}

/** Formats the record: one line per page, sorted by id, so that changes to different pages merge. */
export function formatRecord(accepted: TranslationRecord['accepted']): string {
  const lines = [...accepted].flatMap(([id, states]) => [...states].map((state) => `${id} ${state}\n`));
  return header + lines.sort().join('');
}
