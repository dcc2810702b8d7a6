import stringWidth from 'string-width';
import type { Judgement } from './judge.js';
import { shareShown } from './prose.js';

const megabyte = 1e6;

const percent = (share: number | undefined): string => (share === undefined ? '-' : `${(share * 100).toFixed(1)}%`);

const columns: readonly { title: string; value: (judgement: Judgement) => string | number }[] = [
  { title: 'site', value: ({ site }) => site },
  { title: 'exit', value: ({ build }) => String(build.exit) },
  { title: 's', value: ({ build }) => build.seconds.toFixed(1) },
  { title: 'CPU s', value: ({ build }) => build.cpuSeconds.toFixed(1) },
  { title: 'MB', value: ({ build }) => Math.round(build.memory / megabyte) },
  { title: 'pages', value: ({ inspection }) => inspection?.pages.length ?? 0 },
  {
    title: 'listed',
    value: ({ listed, inspection }) => `${listed - (inspection?.unserved.length ?? listed)}/${listed}`,
  },
  { title: 'missing', value: ({ inspection }) => inspection?.missingParts.length ?? '-' },
  { title: 'prose', value: ({ inspection }) => percent(shareShown(inspection?.prose ?? [])) },
  {
    title: 'told',
    value: ({ build }) => Object.values(build.diagnostics).reduce((sum, count) => sum + count, 0),
  },
  { title: 'text', value: ({ inspection }) => inspection?.betrayals.length ?? '-' },
  { title: 'links', value: ({ inspection }) => inspection?.missedLinks.length ?? '-' },
  { title: '(dead)', value: ({ inspection }) => inspection?.deadLinks.length ?? '-' },
  { title: '(stray)', value: ({ inspection }) => inspection?.strayLinks.length ?? '-' },
  { title: 'operations', value: ({ inspection }) => inspection?.lostOperations.length ?? '-' },
  { title: 'unsized', value: ({ inspection }) => inspection?.unsizedImages.length ?? '-' },
  { title: 'empty', value: ({ inspection }) => inspection?.emptyPages.length ?? '-' },
  { title: 'ids', value: ({ inspection }) => inspection?.duplicateIds.length ?? '-' },
  { title: 'console', value: ({ browsing }) => browsing?.consoleErrors.length ?? '-' },
  { title: 'requests', value: ({ browsing }) => browsing?.failedRequests.length ?? '-' },
  { title: 'diagrams', value: ({ browsing }) => browsing?.diagrams.length ?? '-' },
  { title: 'wide', value: ({ browsing }) => browsing?.sideways.length ?? '-' },
  { title: 'axe', value: ({ browsing }) => browsing?.violations.length ?? '-' },
];

/** The judgements as a table for a terminal, and under it what was diagnosed how often. */
export function table(judgements: readonly Judgement[]): string {
  const rows = [
    columns.map(({ title }) => title),
    ...judgements.map((judgement) => columns.map(({ value }) => String(value(judgement)))),
  ];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const codes = new Map<string, number>();
  for (const { build } of judgements)
    for (const [code, count] of Object.entries(build.diagnostics)) codes.set(code, (codes.get(code) ?? 0) + count);
  const told = [...codes].sort(([, a], [, b]) => b - a).map(([code, count]) => `${String(count).padStart(6)}  ${code}`);
  return [...lines, '', ...told].join('\n');
}
