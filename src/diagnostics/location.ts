import type { Diagnostic } from './diagnostic.js';

/** `file:line:column`, as far as it is known; editors and terminals make a link of it. */
export function locationOf({ file, span }: Pick<Diagnostic, 'file' | 'span'>): string {
  return [file, span?.start.line, span?.start.column].filter((part) => part !== undefined).join(':');
}
