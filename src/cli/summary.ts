import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RenderedSite } from '../astro/siteCompletion.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { hostFiles, type HostName } from '../feeds/hosts/hosts.js';
import { amount } from '../shared/amount.js';
import { shellWord } from './shellWord.js';

/** Input for the closing lines of a build. */
interface Ending {
  /** The documentation folder, as it was named. */
  dir: string;
  seconds: number;
  base: string;
  target?: HostName;
  diagnostics: readonly Diagnostic[];
  /** The pages that took longest are named. */
  isVerbose: boolean;
}

/** The last lines of a build: what was made, what is wrong with it, where it lies and how to see it. */
export function buildSummary({ output, pages, slowest }: Omit<RenderedSite, 'feed'>, ending: Ending): string {
  const { dir, seconds, base, target, diagnostics, isVerbose } = ending;
  const place = path.relative(process.cwd(), output) || '.';
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const judgement = warnings.length === 0 ? '' : `, with ${grouped(warnings.length, 'warning')}`;
  const words = [
    ...['npx', 'trellis-docs', 'preview'],
    ...(path.resolve(dir) === process.cwd() ? [] : [shellWord(dir)]),
    ...(path.resolve(dir, 'dist') === output ? [] : ['--out', shellWord(place)]),
    ...(base === '/' ? [] : ['--base', base]),
  ];
  return [
    `Built ${grouped(pages, 'page')} in ${seconds.toFixed(1)} s into ${place}${judgement}.`,
    ...(warnings.length === 0 ? [] : [`Warnings: ${byCode(warnings)}.`]),
    `Size: ${sizeOf(output)}.`,
    ...(isVerbose ? slowLines(slowest) : []),
    ...(target === undefined ? [] : [`For ${target}: ${filesFor(target, output, place)}.`]),
    `See it: ${words.join(' ')}`,
    '',
  ].join('\n');
}

const number = new Intl.NumberFormat('en');

const grouped = (count: number, noun: string): string => amount(count, noun, number.format(count));

/** Number of warnings by code, the most frequent first. */
function byCode(warnings: readonly Diagnostic[]): string {
  const groups = [...Map.groupBy(warnings, ({ code }) => code)].sort(([, a], [, b]) => b.length - a.length);
  return groups.map(([code, found]) => `${found.length} ${code}`).join(', ');
}

function sizeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  return `${megabytes.toFixed(1)} MB in ${grouped(files.length, 'file')}`;
}

function slowLines(slowest: RenderedSite['slowest']): string[] {
  if (slowest.length === 0) return ['No page was rendered again.'];
  const width = Math.round(slowest[0]?.milliseconds ?? 0).toString().length;
  return [
    'Pages that took longest:',
    ...slowest.map(({ path, milliseconds }) => `  ${String(Math.round(milliseconds)).padStart(width)} ms  ${path}`),
  ];
}

/** The files of a site that are for its host. */
function filesFor(target: HostName, output: string, place: string): string {
  const files = hostFiles[target].filter((file) => existsSync(path.join(output, file)));
  return files.map((file) => path.join(place, file)).join(', ');
}
