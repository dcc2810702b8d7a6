import type { Diagnostic } from './diagnostic.js';

/** Formats a location as `file:line:column`, or the part of it that is known. Editors and terminals turn this form into a link. */
export function locationOf({ file, span }: Pick<Diagnostic, 'file' | 'span'>): string {
  return [file, span?.start.line, span?.start.column].filter((part) => part !== undefined).join(':');
}
