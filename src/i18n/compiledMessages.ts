import compile from 'icu-minify/compile';
import type { CompiledMessage, CompiledMessages } from './format.js';
import { messagesFor, type MessageFile } from './load.js';
import { isSameLanguage } from './nearest.js';
import type { Overrides } from './overrides.js';
import { english, messagesIn, tableOf, type MessageTable } from './tables.js';

const withArguments = new Set(Object.keys(english).filter((key) => typeof compile(english[key] ?? '') !== 'string'));

/** Compiles a message. If the English message has arguments, the result is a function, even if the translation uses none of them. */
function compileMessage(key: string, message: string): CompiledMessage {
  const compiled = compile(message);
  return typeof compiled === 'string' && withArguments.has(key) ? [compiled] : compiled;
}

const compileAll = (messages: MessageTable): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(key, message)]));

const known = new Map<string, CompiledMessages>();

/** The interface's messages in one of its languages, compiled once. */
function standardIn(language: string): CompiledMessages {
  const messages = known.get(language) ?? compileAll(messagesIn(language));
  known.set(language, messages);
  return messages;
}

/** The interface's messages in one of its languages, with the author's overrides. */
function fileOf(language: string, overrides: Overrides): MessageFile {
  const own = Object.entries(overrides).filter(([tag]) => tableOf(tag) === language);
  const [same, other] = [true, false].map((wanted) =>
    own
      .filter(([tag]) => isSameLanguage(tag, language) === wanted)
      .map(([tag, messages]) => [tag, compileAll(messages)]),
  ) as [[string, CompiledMessages][], [string, CompiledMessages][]];
  const messages = Object.assign({}, standardIn(language), ...same.map(([, each]) => each)) as CompiledMessages;
  return { messages, variants: Object.fromEntries(other) };
}

/** The messages of the interface for a language tag (BCP 47). */
export function compiledFor(language: string, overrides: Overrides): CompiledMessages {
  return messagesFor(fileOf(tableOf(language), overrides), language);
}

/** The messages of one group, by their keys within the group. */
function groupOf(messages: CompiledMessages, group: string): CompiledMessages {
  const start = `${group}.`;
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]) =>
      key.startsWith(start) ? [[key.slice(start.length), message]] : [],
    ),
  );
}

/** The messages of one group in one of the languages of the interface, for scripts. */
export function groupFile(language: string, group: string, overrides: Overrides = {}): MessageFile {
  const { messages, variants = {} } = fileOf(language, overrides);
  const own = Object.entries(variants).map(([tag, variant]) => [tag, groupOf(variant, group)] as const);
  const filled = own.filter(([, variant]) => Object.keys(variant).length > 0);
  return {
    messages: groupOf(messages, group),
    ...(filled.length > 0 && { variants: Object.fromEntries(filled) }),
  };
}

/** The messages of one group that the author overrides for a language tag; undefined if there are none. */
export function ownGroup(language: string, group: string, overrides: Overrides): CompiledMessages | undefined {
  const table = tableOf(language);
  const own = [table, language].flatMap((tag) =>
    Object.entries(overrides).flatMap(([each, messages]) => (isSameLanguage(each, tag) ? [compileAll(messages)] : [])),
  );
  const messages = groupOf(Object.assign({}, ...own) as CompiledMessages, group);
  return Object.keys(messages).length > 0 ? messages : undefined;
}
