import pc from 'picocolors';
import type { Diagnostic, Span } from './diagnostic.js';
import { excerpt } from './excerpt.js';
import { fold } from './folds.js';
import { arrange } from './order.js';
import { printable } from './printableText.js';
import { summarize } from './summary.js';

type Colors = ReturnType<typeof pc.createColors>;

export interface TerminalOptions {
  /** Returns the text of a file that a diagnostic names; undefined if it cannot be read, in which case no excerpt is shown. */
  readText: (file: string) => string | undefined;
  color: boolean;
  /** If many diagnostics of a file are similar, shows a few and counts the rest. */
  isFolded?: boolean;
}

function showExcerpt(text: string, span: Span, colors: Colors): string[] {
  const view = excerpt(text, span);
  if (view === undefined) return [];
  const width = String(view.lines.at(-1)?.number ?? 0).length;
  const gutter = (label: string): string => colors.dim(`    ${label.padStart(width)} |`);
  const [first, ...rest] = view.lines.map(({ number, text }) => `${gutter(String(number))} ${text}`);
  return [first ?? '', `${gutter('')} ${colors.red(view.pointer)}`, ...rest];
}

function show(diagnostic: Diagnostic, text: string | undefined, colors: Colors): string[] {
  const { code, severity, message, help, span } = diagnostic;
  const labels = { error: colors.red, warning: colors.yellow, note: colors.blue };
  const label = labels[severity](colors.bold(severity));
  const place = span === undefined ? '' : colors.dim(`${span.start.line}:${span.start.column} `);
  return [
    `  ${place}${label} ${printable(message)} ${colors.dim(code)}`,
    ...(text === undefined || span === undefined ? [] : showExcerpt(text, span, colors)),
    ...(help === undefined ? [] : [`    ${colors.cyan('help:')} ${printable(help)}`]),
  ];
}

/** Lines that count similar diagnostics and list their first positions. */
function showAlike(alike: readonly Diagnostic[], colors: Colors): string[] {
  const [first] = alike;
  if (!first) return [];
  const lines = [...new Set(alike.flatMap(({ span }) => span?.start.line ?? []))];
  const list = lines.slice(0, 5).join(', ');
  const places =
    list === '' ? '' : ` at line${lines.length === 1 ? '' : 's'} ${list}${lines.length > 5 ? ' and others' : ''}`;
  return [`  … and ${alike.length} more like it${places}; check --verbose shows them. ${colors.dim(first.code)}`];
}

/**
 * Formats the report for people, grouped by file: each fault with its position, the affected lines, a caret and how to fix it, then a summary line.
 * Does not end with a line break.
 */
export function formatTerminal(
  diagnostics: readonly Diagnostic[],
  { readText, color, isFolded = false }: TerminalOptions,
): string {
  const colors = pc.createColors(color);
  const arranged = arrange(diagnostics);
  const byFile = Map.groupBy(arranged, (diagnostic) => diagnostic.file);
  const blocks = [...byFile].map(([file, group]) => {
    const text = file === undefined ? undefined : readText(file);
    const folds = isFolded ? fold(group) : group.map((diagnostic) => ({ diagnostic, alike: [] }));
    const problems = folds.flatMap(({ diagnostic, alike }) => [
      show(diagnostic, text, colors).join('\n'),
      ...showAlike(alike, colors),
    ]);
    return [...(file === undefined ? [] : [colors.underline(printable(file))]), problems.join('\n\n')].join('\n');
  });
  return [...blocks, summarize(arranged)].join('\n\n');
}
