import { readMessages, type CompiledMessages } from './format.js';
import { nearestLanguage } from './nearest.js';

/** Functions that load messages, by file name such as `../de.json`. */
type MessageFiles = Readonly<Record<string, () => Promise<CompiledMessages>>>;

/**
 * Loads a script's messages in the language of a page. Falls back to English if there is no file for the language or it cannot be loaded.
 *
 * @param own the messages that the author overrides for the language.
 */
export async function loadWords<Words extends object>(
  language: string,
  english: CompiledMessages,
  files: MessageFiles,
  own: CompiledMessages = {},
): Promise<Words> {
  const others = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), load]));
  const nearest = nearestLanguage(language, [...others.keys()]);
  const messages = await others
    .get(nearest)?.()
    .catch(() => undefined);
  return readMessages({ ...(messages ?? english), ...own }, messages ? nearest : 'en');
}
