import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { suggestConfig } from '../config/firstConfig.js';
import { hexColor } from '../config/schema/values.js';
import { filesIn } from '../shared/filesIn.js';
import { labelOf } from '../site/label.js';
import { UsageError } from './usage.js';
import { shellWord } from './shellWord.js';
import type { TemplateName } from './templates.js';
import { writeTemplate, type Identity } from './writeTemplate.js';

export interface NewOptions {
  /** Ask no questions. */
  yes: boolean;
  template: TemplateName;
  name?: string;
  /** `#rrggbb`. */
  color?: string;
}

/**
 * Writes a new documentation folder: docs.json, pages, a specification, an icon, a logo.
 *
 * @param dir a new or empty folder; it may contain a repository's `.git`.
 * @returns the exit code.
 * @throws UsageError if the folder is not empty or the colour is invalid.
 */
export async function create(dir: string, { yes, template, name, color }: NewOptions): Promise<number> {
  const folder = path.resolve(dir);
  refuseFull(folder, dir);
  if (color !== undefined && !isColor(color)) throw new UsageError(`${color} is not a colour; write it like #16735A.`);
  const defaults: Identity = { name: name ?? labelOf(path.basename(folder)), ...(color !== undefined && { color }) };
  const isAsked = !yes && process.stdin.isTTY && process.stdout.isTTY;
  const answers = isAsked ? await ask(defaults, { name, color }) : defaults;
  if (answers) writeTemplate(folder, template, answers);
  process.stdout.write(answers ? nextSteps(folder) : 'Nothing was written.\n');
  return answers ? 0 : 1;
}

const isColor = (text: string): boolean => hexColor.safeParse(text).success;

function refuseFull(folder: string, dir: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${dir} is a file. Name a new folder.`);
  const names = readdirSync(folder).filter((name) => name !== '.git');
  const [first, ...rest] = names;
  if (first === undefined) return;
  const others = rest.length === 0 ? '' : ` and ${rest.length} more`;
  const advice = names.includes('docs.json') ? undefined : suggestConfig(names);
  throw new UsageError(
    [`${dir} is not empty: it contains ${first}${others}. Name a new folder.`, ...(advice ? [advice] : [])].join(' '),
  );
}

/** @returns undefined if the author cancels with Ctrl+C. */
async function ask(defaults: Identity, options: Pick<NewOptions, 'name' | 'color'>): Promise<Identity | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const left = new AbortController();
  lines.once('SIGINT', () => left.abort());
  const question = async (text: string, fallback: string): Promise<string> =>
    (await lines.question(`${text} (${fallback}): `, { signal: left.signal })).trim() || fallback;
  try {
    const name = options.name ?? (await question('Name of the documentation', defaults.name));
    let color = options.color;
    while (color === undefined) {
      const answer = await question('Colour of links and buttons', '#16735A');
      if (isColor(answer)) color = answer;
      else process.stdout.write('A colour is written as #16735A.\n');
    }
    return { name, color };
  } catch (error) {
    if (!left.signal.aborted) throw error;
    process.stdout.write('\n');
    return undefined;
  } finally {
    lines.close();
  }
}

/** What to do with a new folder. */
export function nextSteps(folder: string): string {
  const inside = path.relative(process.cwd(), folder);
  const place = inside === '' ? '' : ` ${shellWord(inside)}`;
  const count = filesIn(folder).filter((file) => !path.dirname(file).startsWith('.git')).length;
  return [
    `Wrote ${count} files into ${inside || 'this folder'}.`,
    '',
    `  npx trellis-docs dev${place} --mock   see it at http://127.0.0.1:4321, and edit`,
    `  npx trellis-docs check${place}        report problems`,
    `  npx trellis-docs build${place}        write the site`,
    '',
    'docs.json contains the name, the colours and the navigation; index.mdx is the first page.',
    '',
  ].join('\n');
}
