import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './commands.js';

interface Fence {
  language: string;
  /** Text after the language: in the manual, the name of a file. */
  title: string;
  text: string;
}

/** The code blocks of a page of the repository, without the indentation of the components around them. */
function fencesOf(page: string): Fence[] {
  const text = readFileSync(path.join(repository, page), 'utf8');
  return [...text.matchAll(/^([ \t]*)```(\w+)(?:[ \t]+([^\n]*))?\n([\s\S]*?)\n\1```$/gm)].map(
    ([, indent = '', language = '', title = '', body = '']) => ({
      language,
      title: title.trim(),
      text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** The shell commands that a page tells its reader to run, in their order, without the remarks behind them. */
export function commandsOf(page: string): string[] {
  return fencesOf(page)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
}

/** The files that a page tells its reader to write: every block whose title is the name of a file. */
export function filesOf(page: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { title, text } of fencesOf(page))
    if (/^[\w./-]+\.(?:json|mdx|mjs|ts)$/.test(title)) files.set(title, [...(files.get(title) ?? []), text]);
  return files;
}
