import { posix } from 'node:path';
import { withoutFrontmatter } from '../data.js';
import type { Rewritten } from './blocks.js';
import type { Left } from './written.js';

/** Reads a file that a page includes; undefined if there is none. */
export type ReadIncluded = (target: string) => string | undefined;

const extensionLanguage: Readonly<Record<string, string>> = {
  htm: 'html',
  yml: 'yaml',
  mts: 'ts',
  cts: 'ts',
  mjs: 'js',
  cjs: 'js',
};

interface Include {
  target: string;
  /** Lines from and to, or the name of a region. */
  part?: string | undefined;
  /** True if the file is shown as code. */
  isCode?: boolean;
  /** Words after the language of the code block. */
  info?: string;
}

/** Reads the lines of a page that include a file. */
const readers: readonly ((line: string) => Include | undefined)[] = [
  // MkDocs: `--8<-- "file.md:region"`.
  (line) => {
    const [, target, part] = /^\s*;?-+8<-+\s+["']([^"':]+)(?::([^"']*))?["']\s*$/.exec(line) ?? [];
    return target === undefined ? undefined : { target, part };
  },
  // MkDocs: `{!> file.md[ln:1-3]!}`.
  (line) => {
    const [, target, part] = /^\s*\{!>?\s*([^\s!|[]+)(?:\[ln:\s*([\d-]+)[^\]]*\])?.*!\}\s*$/.exec(line) ?? [];
    return target === undefined ? undefined : { target, part: part?.replace('-', ':') };
  },
  // MkDocs: `{* file.py ln[1:3] hl[2,4] *}`.
  (line) => {
    const [, target, options = ''] = /^\s*\{\*\s*([^\s*]+)(.*?)\*\}\s*$/.exec(line) ?? [];
    const [, part] = /ln\[(\d+:\d+)/.exec(options) ?? [];
    const [, lines] = /hl\[([\d:,\s]+)\]/.exec(options) ?? [];
    const info = lines === undefined ? '' : ` {${lines.replaceAll(':', '-').replace(/\s/g, '')}}`;
    return target === undefined ? undefined : { target, part, isCode: true, info };
  },
  // VitePress: `<!--@include: ./file.md{1,3}-->`.
  (line) => {
    const [, target, range, region] =
      /^\s*<!--\s*@include:\s*([^\s{#]+)(?:\{(\d*,\d*)\})?(?:#([\w-]+))?\s*-->\s*$/.exec(line) ?? [];
    return target === undefined ? undefined : { target, part: region ?? range?.replace(',', ':') };
  },
  // VitePress: `<<< @/file.ts#region{2 ts} [title]`.
  (line) => {
    const [, target, region, options = '', title] =
      /^\s*<<<\s*([^\s{#[]+)(?:#([\w-]+))?\s*(?:\{([^}]*)\})?\s*(?:\[(.+)\])?\s*$/.exec(line) ?? [];
    const [, lines] = /^([\d,-]+)/.exec(options) ?? [];
    const info = `${title === undefined ? '' : ` title="${title}"`}${lines === undefined ? '' : ` {${lines}}`}`;
    return target === undefined ? undefined : { target, part: region, isCode: true, info };
  },
];

/** The lines of a region or of a range `from:to`; all lines without either. */
function partOf(text: string, part = ''): string {
  const lines = text.replace(/\n$/, '').split(/\r?\n/);
  const [, from, to] = /^(\d*):(\d*)$/.exec(part) ?? [];
  if (from !== undefined) return lines.slice(Math.max(0, Number(from) - 1), to ? Number(to) : undefined).join('\n');
  const isMark = (line: string): boolean => /#(?:end)?region\b|--8<--/.test(line);
  const isNamed = (line: string): boolean =>
    isMark(line) && new RegExp(`\\b${part.replace(/\W/g, '\\$&')}\\b`).test(line);
  const start = part === '' ? -1 : lines.findIndex(isNamed);
  const end = start === -1 ? -1 : lines.findIndex((line, index) => index > start && isMark(line) && /end/.test(line));
  const own = start === -1 ? lines : lines.slice(start + 1, end === -1 ? undefined : end);
  return own.filter((line) => !isMark(line)).join('\n');
}

function showFile({ target, part, isCode, info = '' }: Include, text: string): string {
  const own = partOf(isCode ? text : withoutFrontmatter(text), part);
  if (!isCode) return own;
  const extension = posix.extname(target).slice(1);
  const mark = own.includes('```') ? '````' : '```';
  return `${mark}${extensionLanguage[extension] ?? extension}${info}\n${own.replace(/\s+$/, '')}\n${mark}`;
}

const deepest = 5;

/** Inserts included files into a page. */
export function expandIncludes(text: string, read: ReadIncluded, depth = 0): Rewritten {
  const left: Left[] = [];
  const numbers: number[] = [];
  const lines = text.split('\n').map((line, index) => {
    const include = readers.map((reader) => reader(line)).find((each) => each !== undefined);
    const text = include && depth <= deepest ? read(include.target) : undefined;
    if (include && text === undefined)
      left.push({ what: `\`${line.trim()}\``, why: 'there is no such file', line: index + 1 });
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const content =
      include === undefined
        ? line
        : text === undefined
          ? ''
          : expandIncludes(showFile(include, text), read, depth + 1).text.replace(/^(?=.)/gm, indent);
    numbers.push(...content.split('\n').map(() => index + 1));
    return content;
  });
  return { text: lines.join('\n'), numbers, left };
}
