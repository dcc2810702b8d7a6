import { remember } from '../shared/remember.js';
import { compiledFor } from './compiledMessages.js';
import { readMessages } from './format.js';
import type { Overrides } from './overrides.js';
import { tableOf } from './tables.js';
import type { Messages } from './messages.js';

const none: Overrides = {};
const cache = new WeakMap<Overrides, Map<string, Messages>>();

/**
 * Returns the interface's texts in the language of a page, or in English if the interface has no such translation.
 *
 * @param language tag (BCP 47): `pt-BR` is `pt`, `zh-TW` is `zh-Hant`.
 * @param overrides messages that the author replaces, all of them valid.
 */
export function messagesOf(language: string, overrides: Overrides = none): Messages {
  const ofOverrides = remember(cache, overrides, () => new Map<string, Messages>());
  const words =
    ofOverrides.get(language) ?? readMessages<Messages>(compiledFor(language, overrides), tableOf(language));
  ofOverrides.set(language, words);
  return words;
}
