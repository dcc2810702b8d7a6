import type { Diagnostic, Span } from './diagnostic.js';
import { excerpt } from './excerpt.js';
import { countAlike, fold } from './folds.js';
import { arrange } from './order.js';
import { printable, printableLine } from './printableText.js';
import { summarize } from './summary.js';
import { createStyle, type StyleText } from './textStyle.js';

const severityColors = { error: 'red', warning: 'yellow', note: 'blue' } as const;

export interface TerminalOptions {
  /** Returns the text of a file that a diagnostic names; undefined if it cannot be read, in which case no excerpt is shown. */
  readText: (file: string) => string | undefined;
  color: boolean;
  /** If many diagnostics are similar, shows a few of a file, and those of some files, and counts the rest. */
  isFolded?: boolean;
}

function showExcerpt(text: string, span: Span, style: StyleText): string[] {
  const view = excerpt(text, span);
  if (view === undefined) return [];
  const width = String(view.lines.at(-1)?.number ?? 0).length;
  const gutter = (label: string): string => style('dim', `    ${label.padStart(width)} |`);
  const [first, ...rest] = view.lines.map(({ number, text }) => `${gutter(String(number))} ${text}`);
  return [first ?? '', `${gutter('')} ${style('red', view.pointer)}`, ...rest];
}

function show(diagnostic: Diagnostic, text: string | undefined, style: StyleText): string[] {
  const { code, severity, message, help, span } = diagnostic;
  const label = style([severityColors[severity], 'bold'], severity);
  const place = span === undefined ? '' : style('dim', `${span.start.line}:${span.start.column} `);
  return [
    `  ${place}${label} ${printableLine(message)} ${style('dim', code)}`,
    ...(text === undefined || span === undefined ? [] : showExcerpt(text, span, style)),
    ...(help === undefined ? [] : [`    ${style('cyan', 'help:')} ${printableLine(help)}`]),
  ];
}

/**
 * Formats the report for people, grouped by file: each fault with its position, the affected lines, a caret and how to fix it, then a summary line.
 * Does not end with a line break.
 */
export function formatTerminal(
  diagnostics: readonly Diagnostic[],
  { readText, color, isFolded = false }: TerminalOptions,
): string {
  const style = createStyle(color);
  const arranged = arrange(diagnostics);
  const folds = isFolded ? fold(arranged) : arranged.map((diagnostic) => ({ diagnostic, alike: [], elsewhere: [] }));
  const byFile = Map.groupBy(folds, ({ diagnostic }) => diagnostic.file);
  const blocks = [...byFile].map(([file, group]) => {
    const text = file === undefined ? undefined : readText(file);
    const problems = group.flatMap((each) => [
      show(each.diagnostic, text, style).join('\n'),
      ...countAlike(each).map((line) => `  ${line} ${style('dim', each.diagnostic.code)}`),
    ]);
    return [...(file === undefined ? [] : [style('underline', printable(file))]), problems.join('\n\n')].join('\n');
  });
  return [...blocks, summarize(arranged)].join('\n\n');
}
