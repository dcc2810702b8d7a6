import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltSite } from '../build/buildSite.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { locationOf } from '../diagnostics/location.js';
import { printable } from '../diagnostics/printableText.js';
import { createStyle } from '../diagnostics/textStyle.js';
import { hostFiles, type HostName } from '../features/feeds/hosts/hosts.js';
import { amount } from '../shared/amount.js';
import { filesIn } from '../shared/filesIn.js';
import { shellWord } from './shellWord.js';

/** Input for the last lines of a build. */
interface Ending {
  /** The documentation folder, as named by the user. */
  dir: string;
  seconds: number;
  base: string;
  target?: HostName | undefined;
  /** True if the output is a terminal with colours. */
  isColored: boolean;
  /** True if the slowest pages are listed. */
  isVerbose: boolean;
}

/** The last lines of a build: what was built, its warnings, where it is, and how to view it. */
export function buildSummary({ output, pages, sizes, diagnostics, slowest }: BuiltSite, ending: Ending): string {
  const { dir, seconds, base, target, isColored, isVerbose } = ending;
  const place = path.relative(process.cwd(), output) || '.';
  const words = [
    ...['npx', 'trellis-docs', 'preview'],
    ...(path.resolve(dir) === process.cwd() ? [] : [shellWord(dir)]),
    ...(path.resolve(dir, 'dist') === output ? [] : ['--out', shellWord(place)]),
    ...(base === '/' ? [] : ['--base', base]),
  ];
  return [
    ...madeLines(`Built ${grouped(pages, 'page')} in ${seconds.toFixed(1)} s into ${place}`, diagnostics),
    `Size: ${amountOf(sizes)}.`,
    ...diagnostics.flatMap(({ code, message }) => (code === 'outputs/unconverted' ? `Pictures: ${message}` : [])),
    ...(isVerbose ? slowLines(slowest) : []),
    ...(target === undefined ? [] : [`For ${target}: ${filesFor(target, output, place)}.`]),
    `See it: ${words.join(' ')}`,
    ...failedLines(diagnostics, isColored),
    '',
  ].join('\n');
}

/** The last lines of an export: what was exported, where it is, and how to view it. */
export function exportSummary(
  { output, pages, diagnostics }: Omit<BuiltSite, 'sizes'>,
  { archive, seconds, isColored }: Pick<Ending, 'seconds' | 'isColored'> & { archive: string | undefined },
): string {
  const place = path.relative(process.cwd(), output);
  return [
    ...madeLines(`Exported ${grouped(pages, 'page')} in ${seconds.toFixed(1)} s into ${place}`, diagnostics),
    `Size: ${amountOf(filesIn(output).map((file) => statSync(path.join(output, file)).size))}.`,
    archive === undefined
      ? 'Archive: none, as there are too many files for one.'
      : `Archive: ${path.relative(process.cwd(), archive)}, ${megabytes(statSync(archive).size)}.`,
    `Open it: ${pathToFileURL(path.join(output, 'index.html')).href}`,
    ...failedLines(diagnostics, isColored),
    '',
  ].join('\n');
}

/** Says what was built, and counts its warnings by code. */
function madeLines(sentence: string, diagnostics: readonly Diagnostic[]): string[] {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return [`${sentence}.`];
  return [`${sentence}, with ${grouped(warnings.length, 'warning')}.`, `Warnings: ${byCode(warnings)}.`];
}

/** Largest number of pages that are named. */
const mostNamed = 10;

/** Says which pages have no content because they do not compile. Readers find only a notice there. */
function failedLines(diagnostics: readonly Diagnostic[], isColored: boolean): string[] {
  const faults = new Map(
    diagnostics
      .filter(({ code, file = '' }) => code === 'content/compile' && /\.mdx?$/i.test(file))
      .map((fault) => [fault.file, fault] as const),
  );
  if (faults.size === 0) return [];
  const lines = [...faults.values()].slice(0, mostNamed).map((fault) => `  ${printable(locationOf(fault))}`);
  const more = faults.size - lines.length;
  return [
    '',
    createStyle(isColored)(['red', 'bold'], `${grouped(faults.size, 'page')} could not be built:`),
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

// Not with `Intl`, whose first use takes several milliseconds.
const grouped = (count: number, noun: string): string =>
  amount(count, noun, String(count).replace(/\B(?=(?:\d{3})+$)/g, ','));

/** Number of warnings by code, the most frequent first. */
function byCode(warnings: readonly Diagnostic[]): string {
  const groups = [...Map.groupBy(warnings, ({ code }) => code)].sort(([, a], [, b]) => b.length - a.length);
  return groups.map(([code, list]) => `${list.length} ${code}`).join(', ');
}

function amountOf(sizes: readonly number[]): string {
  return `${megabytes(sizes.reduce((all, size) => all + size, 0))} in ${grouped(sizes.length, 'file')}`;
}

function slowLines(slowest: BuiltSite['slowest']): string[] {
  if (slowest.length === 0) return ['No page was rendered again.'];
  const width = Math.round(slowest[0]?.milliseconds ?? 0).toString().length;
  return [
    'Pages that took longest:',
    ...slowest.map(({ path, milliseconds }) => `  ${String(Math.round(milliseconds)).padStart(width)} ms  ${path}`),
  ];
}

/** The files of a site for its host. */
function filesFor(target: HostName, output: string, place: string): string {
  const files = hostFiles[target].filter((file) => existsSync(path.join(output, file)));
  return files.map((file) => path.join(place, file)).join(', ');
}
