import { plainLine } from '../../content/plainLine.js';
import { defined } from '../../shared/object.js';
import type { ReferenceEntry } from '../format.js';

/** Maximum number of characters in a title. */
const longest = 120;

/**
 * Title and description for an entry with a summary, which may contain Markdown and line breaks. A title is a single line of plain text. If
 * the summary is too long, it also begins the description, so that none of it is lost.
 */
export function titleOf(
  summary: string | undefined,
  description: string | undefined,
): Pick<ReferenceEntry, 'title' | 'description'> {
  const title = summary === undefined ? undefined : plainLine(summary, longest);
  const isCut = summary !== undefined && plainLine(summary, Infinity) !== title;
  const texts = [isCut ? summary : undefined, description].filter((text) => text !== undefined);
  return defined({ title, description: texts.length > 0 ? texts.join('\n\n') : undefined });
}

/**
 * The words of an identifier such as `update_message`, `getMessageByID` or `plants.water`, for a title. Only consecutive capitals are kept.
 *
 * @returns undefined if there is no word, as in a digest.
 */
export function identifierWords(identifier: string): string | undefined {
  const parts = identifier
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '');
  if (!parts.some((part) => /\p{L}{3}/u.test(part))) return undefined;
  return parts.map((part) => (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(part) ? part : part.toLowerCase())).join(' ');
}
