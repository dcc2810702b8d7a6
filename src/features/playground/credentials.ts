import type { SecurityScheme } from './model.js';

/**
 * True if a bearer scheme has its own prefix (`Token abc` instead of `Bearer abc`), or shows the standard prefix in the input for editing (FORMAT.md
 * 2, `inputPrefix`).
 */
export function hasOwnWord({ type, inputPrefix }: SecurityScheme): boolean {
  return type === 'bearer' && /^\S+\s+$|^(?:bearer|basic|token|apikey|key)$/i.test(inputPrefix);
}

/** Initial text of the reader's input: the author's prefix and the space before the token. */
export function initialValue(scheme: SecurityScheme): string {
  return hasOwnWord(scheme) ? `${scheme.inputPrefix.trim()} ` : scheme.inputPrefix;
}

/**
 * The value of a credentials header for what the reader typed: with the author's prefix exactly once, and without a second `Bearer` if the whole
 * header was pasted. Another word in place of the prefix is the reader's choice.
 *
 * @param input the header as Scalar would send it.
 * @returns undefined if nothing was typed, so that no empty header is sent.
 */
export function headerValue(scheme: SecurityScheme, input: string): string | undefined {
  const prefix = initialValue(scheme);
  const isBearer = scheme.type !== 'apiKey' && scheme.type !== 'basic' && !hasOwnWord(scheme);
  if (scheme.type === 'basic') return input;
  const typed = isBearer ? withoutWord(input, 'Bearer') : input.trim();
  if (typed === '' || typed === prefix.trim()) return undefined;
  const value = withPrefix(prefix, typed);
  return isBearer ? `Bearer ${value}` : value;
}

/** Removes a leading word from a text, however often it occurs. */
function withoutWord(text: string, word: string): string {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  return first.toLowerCase() === word.toLowerCase() ? withoutWord(rest.join(' '), word) : text.trim();
}

function withPrefix(prefix: string, typed: string): string {
  if (prefix === '') return typed;
  if (prefix.endsWith(' ')) {
    const rest = withoutWord(typed, prefix.trim());
    return rest === typed && /^\S+\s+\S/.test(typed) ? typed : prefix + rest;
  }
  let value = typed;
  while (value.startsWith(prefix + prefix)) value = value.slice(prefix.length);
  return value.startsWith(prefix) ? value : prefix + value;
}
