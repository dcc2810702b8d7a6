import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { remember } from '../shared/remember.js';

export type { CompiledMessage } from 'icu-minify/format';

export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

type MessageValue = string | number;

type Word = string | ((values: Readonly<Record<string, MessageValue>>) => string);

const formatters: FormatOptions['formatters'] = {
  getPluralRules: remembered(Intl.PluralRules),
  getNumberFormat: remembered(Intl.NumberFormat),
  getDateTimeFormat: remembered(Intl.DateTimeFormat),
};

/** Caches the formatting rules of a language, which take longer to create than to apply. */
function remembered<Options, Rules>(
  Maker: new (language?: Intl.LocalesArgument, options?: Options) => Rules,
): (language?: Intl.LocalesArgument, options?: Options) => Rules {
  const cache = new Map<string, Rules>();
  return (language, options) => {
    const key = JSON.stringify([language, options]);
    return remember(cache, key, () => new Maker(language, options));
  };
}

function wordOf(message: CompiledMessage, language: string): Word {
  return typeof message === 'string' ? message : (values) => String(format(message, language, values, { formatters }));
}

interface Group {
  [name: string]: Word | Group;
}

/**
 * Turns compiled messages into nested objects of texts and functions, split at the dots of their keys.
 *
 * @param language tag (BCP 47) that decides plural forms and digits.
 */
export function readMessages<Words extends object>(messages: CompiledMessages, language: string): Words {
  const words: Group = {};
  for (const [key, message] of Object.entries(messages)) {
    const groups = key.split('.');
    const name = groups.pop() ?? '';
    const group = groups.reduce((place, part) => (place[part] ??= {}) as Group, words);
    group[name] = wordOf(message, language);
  }
  return words as Words;
}
