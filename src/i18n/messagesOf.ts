import { compiledFor } from './compiledMessages.js';
import { readMessages } from './format.js';
import type { Overrides } from './overrides.js';
import { tableOf } from './tables.js';
import type { Messages } from './messages.js';

const none: Overrides = {};
const known = new WeakMap<Overrides, Map<string, Messages>>();

/**
 * The interface in the language of a page; in English where it does not speak that.
 *
 * @param language tag (BCP 47): `pt-BR` is `pt`, `zh-TW` is `zh-Hant`.
 * @param overrides messages that the author says otherwise, all of them possible.
 */
export function messagesOf(language: string, overrides: Overrides = none): Messages {
  const ofOverrides = known.get(overrides) ?? new Map<string, Messages>();
  known.set(overrides, ofOverrides);
  const words =
    ofOverrides.get(language) ?? readMessages<Messages>(compiledFor(language, overrides), tableOf(language));
  ofOverrides.set(language, words);
  return words;
}
