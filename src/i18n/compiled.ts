import compile from 'icu-minify/compile';
import type { CompiledMessage, CompiledMessages } from './format.js';
import { messagesIn } from './tables.js';

const english = Object.entries(messagesIn('en'));
const withArguments = new Set(english.flatMap(([key, message]) => (typeof compile(message) === 'string' ? [] : [key])));

/** Compiles the message of a key. One that has arguments in English is given them, even when it says none of them. */
function compileMessage(key: string, message: string): CompiledMessage {
  const compiled = compile(message);
  return typeof compiled === 'string' && withArguments.has(key) ? [compiled] : compiled;
}

const known = new Map<string, CompiledMessages>();

/** The messages of the interface in one of its languages, compiled once. */
export function compiledIn(language: string): CompiledMessages {
  const messages =
    known.get(language) ??
    Object.fromEntries(
      Object.entries(messagesIn(language)).map(([key, message]) => [key, compileMessage(key, message)]),
    );
  known.set(language, messages);
  return messages;
}

/** The messages of one group, by their keys within it. */
export function compiledGroup(language: string, group: string): CompiledMessages {
  const start = `${group}.`;
  return Object.fromEntries(
    Object.entries(compiledIn(language)).flatMap(([key, message]) =>
      key.startsWith(start) ? [[key.slice(start.length), message]] : [],
    ),
  );
}
