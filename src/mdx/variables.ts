import type { Position } from '../diagnostics/diagnostic.js';
import { indexLines } from '../diagnostics/lines.js';

/** Values of variables that pages write as `{{name}}`, by name. */
export type Variables = Readonly<Record<string, string>>;

// Excludes objects in attributes (`style={{…}}`) and expressions of workflow files (`${{ … }}`).
const placeholder = /(?<![$={])\{\{[ \t]*([\w$][\w$.-]*)[ \t]*\}\}(?!\})/g;

/** The value of a variable on one line; undefined if it has none. */
const valueOf = (name: string, variables: Variables): string | undefined =>
  Object.hasOwn(variables, name) ? variables[name]?.replace(/\s*\n\s*/g, ' ') : undefined;

/**
 * Replaces variables with their values, in frontmatter, text, attributes and code alike. Variables without a value stay; line numbers do not change.
 */
export function fillIn(text: string, variables: Variables): string {
  return text.replace(placeholder, (whole, name: string) => valueOf(name, variables) ?? whole);
}

/** Returns a function from a position in the text with its variables replaced to that of the author; undefined if the text has no variable with a value. */
export function originIn(text: string, variables: Variables): ((point: Position) => Position) | undefined {
  const edits = [...text.matchAll(placeholder)].flatMap(({ 0: whole, 1: name = '', index }) => {
    const value = valueOf(name, variables);
    return value === undefined ? [] : { index, length: whole.length, filled: value.length };
  });
  // Most pages have none, and need no index of their lines.
  if (edits.length === 0) return undefined;
  const lines = indexLines(text);
  const byLine = Map.groupBy(
    edits.map((edit) => ({ ...edit, ...lines.positionAt(edit.index) })),
    ({ line }) => line,
  );
  return ({ line, column }) => {
    let shift = 0;
    for (const edit of byLine.get(line) ?? []) {
      const start = edit.column - shift;
      if (column <= start) break;
      if (column < start + edit.filled) return { line, column: edit.column };
      shift += edit.length - edit.filled;
    }
    return { line, column: column + shift };
  };
}

/** Variables without a value in a text whose other variables are replaced. Code in backticks is about braces, and needs no value. */
export function unfilled(text: string): string[] {
  return [...text.replace(/(`+)[^]*?\1/g, ' ').matchAll(placeholder)].map(([, name = '']) => name);
}
