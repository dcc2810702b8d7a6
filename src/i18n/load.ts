import { readMessages, type CompiledMessages } from './format.js';
import { nearestLanguage } from './nearest.js';

/** What loads the messages of a language, by file: `../de.json`. */
export type MessageFiles = Readonly<Record<string, () => Promise<CompiledMessages>>>;

/** Loads what a script says in the language of a page: in English where there is no file for that, or it cannot be loaded. */
export async function loadWords<Words extends object>(
  language: string,
  english: CompiledMessages,
  files: MessageFiles,
): Promise<Words> {
  const others = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), load]));
  const nearest = nearestLanguage(language, [...others.keys()]);
  const messages = await others
    .get(nearest)?.()
    .catch(() => undefined);
  return messages ? readMessages(messages, nearest) : readMessages(english, 'en');
}
