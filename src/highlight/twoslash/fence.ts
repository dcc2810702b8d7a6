import type { Span } from '../../diagnostics/diagnostic.js';

/** A code block that shows types. */
export interface TypedFence {
  /** As written. */
  code: string;
  lang: string;
  span: Span | undefined;
}

const languages = new Set([...['ts', 'tsx', 'typescript', 'mts', 'cts'], ...['js', 'jsx', 'javascript', 'mjs', 'cjs']]);

/** True for the languages whose types can be shown. */
export const hasTypes = (lang: string): boolean => languages.has(lang.trim().toLowerCase());
