import compile from 'icu-minify/compile';
import { once } from '../shared/once.js';
import { remember } from '../shared/remember.js';
import type { CompiledMessage, CompiledMessages } from './format.js';
import { isSameLanguage } from './nearest.js';
import type { Overrides } from './overrides.js';
import { english, messagesIn, tableOf, type MessageTable } from './tables.js';

/** Keys of the English messages with arguments. */
const withArguments = once(
  () => new Set(Object.keys(english).filter((key) => typeof compile(english[key] ?? '') !== 'string')),
);

/** Compiles a message. If the English message has arguments, the result is a function, even if the translation uses none of them. */
function compileMessage(key: string, message: string): CompiledMessage {
  const compiled = compile(message);
  const isTranslation = message !== english[key];
  return typeof compiled === 'string' && isTranslation && withArguments().has(key) ? [compiled] : compiled;
}

const compileAll = (messages: MessageTable): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(key, message)]));

const cache = new Map<string, CompiledMessages>();

/** The interface's messages in one of its languages, compiled once. */
function standardIn(language: string): CompiledMessages {
  return remember(cache, language, () => compileAll(messagesIn(language)));
}

const compiledOverrides = new WeakMap<Overrides, Map<string, CompiledMessages>>();

/** The messages that the author overrides for a language tag, compiled once. Those of a more specific tag have precedence. */
function overridesFor(language: string, overrides: Overrides): CompiledMessages {
  const compiled = remember(compiledOverrides, overrides, () => new Map<string, CompiledMessages>());
  return remember(compiled, language, () => compileOverrides(language, overrides));
}

function compileOverrides(language: string, overrides: Overrides): CompiledMessages {
  const own = [tableOf(language), language].flatMap((tag) =>
    Object.entries(overrides).flatMap(([each, messages]) => (isSameLanguage(each, tag) ? [compileAll(messages)] : [])),
  );
  return Object.assign({}, ...own) as CompiledMessages;
}

/** The messages of the interface for a language tag (BCP 47). */
export function compiledFor(language: string, overrides: Overrides): CompiledMessages {
  return { ...standardIn(tableOf(language)), ...overridesFor(language, overrides) };
}

function groupOf(messages: CompiledMessages, group: string): CompiledMessages {
  const start = `${group}.`;
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]) =>
      key.startsWith(start) ? [[key.slice(start.length), message]] : [],
    ),
  );
}

/** The messages of one group in one of the languages of the interface, by their keys within the group. */
export const groupIn = (language: string, group: string): CompiledMessages => groupOf(standardIn(language), group);

/** The messages of one group that the author overrides for a language tag; undefined if there are none. */
export function ownGroup(language: string, group: string, overrides: Overrides): CompiledMessages | undefined {
  const messages = groupOf(overridesFor(language, overrides), group);
  return Object.keys(messages).length > 0 ? messages : undefined;
}
