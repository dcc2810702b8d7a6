import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../differential/random.js';

/** Does one thing to a file that no author means. */
export interface Fault {
  name: string;
  /** Returns true if a file's text can no longer be read, so that a report has to name it. */
  isLoss(file: string): boolean;
  put(file: string, random: Random): void;
}

function replaced(file: string, put: () => void): void {
  rmSync(file);
  put();
}

function garbage(length: number, random: Random): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

// Folders may well have such names: `guides/next.js/`.
const mayBeFolder = (file: string): boolean => /\.(?:css|js)$|(?:^|\/)package\.json$/.test(file);
/** Files that are published as they are, of any size, and what has no part in the site. */
const mayBeHuge = (file: string): boolean => /\.(?:css|js|png|svg)$|(?:^|\/)package\.json$/.test(file);
const never = (): boolean => false;
const always = (): boolean => true;

/** Faults that can occur in any file of a documentation folder. */
export const faults: readonly Fault[] = [
  { name: 'emptied', isLoss: never, put: (file) => writeFileSync(file, '') },
  {
    name: 'cut',
    isLoss: never,
    put(file, random) {
      const whole = readFileSync(file);
      writeFileSync(file, whole.subarray(0, Math.floor(whole.length * (0.2 + random.next() * 0.6))));
    },
  },
  { name: 'binary', isLoss: never, put: (file, random) => writeFileSync(file, garbage(600, random)) },
  {
    name: 'UTF-16',
    isLoss: never,
    put: (file) => writeFileSync(file, Buffer.from(`\uFEFF${readFileSync(file, 'utf8')}`, 'utf16le')),
  },
  { name: 'folder', isLoss: (file) => !mayBeFolder(file), put: (file) => replaced(file, () => mkdirSync(file)) },
  {
    name: 'folder with a file',
    isLoss: (file) => !mayBeFolder(file),
    put: (file) =>
      replaced(file, () => {
        mkdirSync(file);
        writeFileSync(path.join(file, 'note.txt'), 'A note.\n');
      }),
  },
  { name: 'link to nowhere', isLoss: always, put: (file) => replaced(file, () => symlinkSync('no-such-file', file)) },
  {
    name: 'link in a circle',
    isLoss: always,
    put: (file) => replaced(file, () => symlinkSync(path.basename(file), file)),
  },
  {
    name: 'link to its folder',
    isLoss: (file) => !mayBeFolder(file),
    put: (file) => replaced(file, () => symlinkSync('.', file)),
  },
  // More than can be read at once, and without a place on the disk.
  { name: 'huge', isLoss: (file) => !mayBeHuge(file), put: (file) => truncateSync(file, 3 * 2 ** 30) },
  {
    name: 'hostile name',
    isLoss: never,
    put(file) {
      const { dir, name, ext } = path.parse(file);
      renameSync(file, path.join(dir, `${name}\n"<b>\u001B[31m\u202E%2e%zz${ext}`));
    },
  },
  {
    name: 'name in no UTF-8',
    isLoss: never,
    put(file) {
      const { dir, name, ext } = path.parse(file);
      const to = Buffer.concat([Buffer.from(path.join(dir, name)), Buffer.from([0xff, 0xfe]), Buffer.from(ext)]);
      renameSync(file, to);
    },
  },
];

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const bomb = `a0: &a0 [x, x, x, x, x, x, x, x, x]\n${lines(9, (index) => `a${index + 1}: &a${index + 1} [${Array.from({ length: 9 }, () => `*a${index}`).join(', ')}]`)}`;

/** Those of the heavy texts that are read in whole: there is nothing to tell. */
export const harmlessTexts: ReadonlySet<string> = new Set(['deep description', 'half a character in a title']);

/** Texts that ask for more than a parser has. */
export const heavyTexts: Readonly<Record<string, string>> = {
  'aliases without end': `---\ntitle: A bomb\n${bomb}\n---\n\nText.\n`,
  'an alias of itself': '---\ntitle: &a [*a]\nicon: &b {c: *b}\n---\n\nText.\n',
  'deep expression': `---\ntitle: Deep\n---\n\n{${'['.repeat(20_000)}${']'.repeat(20_000)}}\n`,
  'deep module': `---\ntitle: Deep\n---\n\nexport const a = ${'('.repeat(20_000)}1${')'.repeat(20_000)};\n`,
  'deep elements': `---\ntitle: Deep\n---\n\n${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}\n`,
  'deep lists': `---\ntitle: Deep\n---\n\n${Array.from({ length: 3000 }, (_, index) => `${'  '.repeat(index)}- x`).join('\n')}\n`,
  'deep quotes': `---\ntitle: Deep\n---\n\n${'>'.repeat(10_000)} x\n`,
  'deep description': `---\ntitle: Deep\ndescription: '${'*a '.repeat(5000)}${'>'.repeat(5000)}'\n---\n\nText.\n`,
  'half a character in a title': '---\ntitle: "\\uD800"\nurl: "/\\uD800"\n---\n\nText.\n',
  'deep frontmatter': `---\ntitle: Deep\nkeywords: ${'['.repeat(5000)}${']'.repeat(5000)}\n---\n\nText.\n`,
};
