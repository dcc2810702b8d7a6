import { readMessages, type CompiledMessages } from './format.js';
import { isSameLanguage, nearestLanguage } from './nearest.js';

/** The messages of a language, including the author's overrides. */
export interface MessageFile {
  messages: CompiledMessages;
  /** The author's overrides for more specific tags (BCP 47) of this language; absent if there are none. */
  variants?: Readonly<Record<string, CompiledMessages>>;
}

/** Functions that load messages, by file name: `../de.json`. */
type MessageFiles = Readonly<Record<string, () => Promise<MessageFile>>>;

/** Selects the messages of a file for a language tag. */
export function messagesFor({ messages, variants = {} }: MessageFile, tag: string): CompiledMessages {
  const own = Object.entries(variants).filter(([variant]) => isSameLanguage(variant, tag));
  return Object.assign({}, messages, ...own.map(([, variant]) => variant)) as CompiledMessages;
}

/** Loads a script's messages in the language of a page. Falls back to English if there is no file for the language or it cannot be loaded. */
export async function loadWords<Words extends object>(
  language: string,
  english: MessageFile,
  files: MessageFiles,
): Promise<Words> {
  const others = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), load]));
  const nearest = nearestLanguage(language, [...others.keys()]);
  const file = await others
    .get(nearest)?.()
    .catch(() => undefined);
  return readMessages(messagesFor(file ?? english, language), file ? nearest : 'en');
}
