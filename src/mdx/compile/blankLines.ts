import { parse, type ParseResult } from '@babel/parser';
import { Edits } from '../../shared/edits.js';
import { allNodes } from './syntax.js';

/**
 * Fills the blank lines in the templates, comments and JSX texts of the `import` or `export` around a line. Such a statement ends at the first blank
 * line after which its code is complete (micromark-extension-mdxjs-esm); Sätteri 0.10 ends it at these.
 *
 * @param line counted from 1.
 * @returns the text with as many lines and the same meaning; undefined if the line is in no such statement.
 */
export function fillBlankLines(text: string, line: number): string | undefined {
  const lines = text.split('\n');
  for (let start = Math.min(line, lines.length) - 1; start >= 0; start -= 1) {
    if (!/^(?:import|export)\b/.test(lines[start] ?? '')) continue;
    const statement = readStatement(lines, start);
    if (!statement || statement.end < line) continue;
    return [...lines.slice(0, start), fill(statement), ...lines.slice(statement.end)].join('\n');
  }
  return undefined;
}

interface StatementText {
  code: string;
  syntax: ParseResult;
  /** Index of the line after it. */
  end: number;
}

function readStatement(lines: readonly string[], start: number): StatementText | undefined {
  for (let end = start + 1; end <= lines.length; end += 1) {
    if ((lines[end] ?? '').trim() !== '') continue;
    const code = lines.slice(start, end).join('\n');
    try {
      return { code, end, syntax: parse(code, { sourceType: 'module', plugins: ['jsx'] }) };
    } catch {
      // The code goes on after the blank line.
    }
  }
  return undefined;
}

function fill({ code, syntax }: StatementText): string {
  const texts = allNodes(syntax.program.body).filter(({ type }) => type === 'TemplateElement' || type === 'JSXText');
  const edits = new Edits(code);
  for (const { type, start, end } of [...(syntax.comments ?? []), ...texts]) {
    const text = code.slice(Number(start), Number(end));
    for (const { index, 0: line } of text.matchAll(/\n[ \t]*(?=\r?\n)/g)) {
      const length = index + line.length;
      const isWithin = text.slice(0, length).trim() !== '' && text.slice(length).trim() !== '';
      const at = Number(start) + length;
      edits.add(at, at, fillerFor(type, isWithin));
    }
  }
  return edits.apply();
}

/** @param isWithin whether there is text before and after the line, which JSX joins with a space. */
function fillerFor(type: string, isWithin: boolean): string {
  if (type === 'TemplateElement') return "${''}";
  if (type === 'JSXText') return isWithin ? "{' '}" : '{/**/}';
  return '-';
}
