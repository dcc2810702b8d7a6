import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchPlace } from '../../../src/dev/watchPlace.js';
import { eventually } from '../eventually.js';

interface Place {
  folder: string;
  /** Another folder with the same files. */
  other: string;
  away: string;
  /** Paths of the reported files. */
  reported: Set<string>;
}

it.each<[change: string, change: (place: Place) => void | Promise<void>]>([
  [
    'moved away and back at once',
    ({ folder, away }) => {
      renameSync(folder, away);
      renameSync(away, folder);
    },
  ],
  [
    'moved away for a while',
    async ({ folder, away, reported }) => {
      renameSync(folder, away);
      await eventually(() => expect(reported).toContain(folder));
      renameSync(away, folder);
    },
  ],
  [
    'replaced by another folder',
    ({ folder, other, away }) => {
      renameSync(folder, away);
      renameSync(other, folder);
    },
  ],
  [
    'replaced by a link',
    ({ folder, other }) => {
      rmSync(folder, { recursive: true });
      symlinkSync(other, folder);
    },
  ],
])('Edits in a folder that was %s are reported', async (_name, change) => {
  const above = realpathSync(mkdtempSync(path.join(tmpdir(), 'trellis-place-')));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const [folder, other, away] = ['docs', 'other', 'away'].map((name) => path.join(above, name)) as [
    string,
    string,
    string,
  ];
  const file = path.join(folder, 'guides/a.md');
  for (const each of [folder, other]) {
    mkdirSync(path.join(each, 'guides'), { recursive: true });
    writeFileSync(path.join(each, 'guides/a.md'), 'Before.');
  }
  const reported = new Set<string>();
  /** What the page said when it was reported. */
  const texts = new Set<string>();
  const { ready, stop } = watchPlace({ folder, start: { time: Infinity, names: [] } }, (files) => {
    for (const each of files) reported.add(each);
    if (files.includes(file) && existsSync(file)) texts.add(readFileSync(file, 'utf8'));
  });
  onTestFinished(stop);
  await ready;
  await change({ folder, other, away, reported });
  for (const text of ['First.', 'Second.']) {
    writeFileSync(file, text);
    await eventually(() => expect(texts).toContain(text));
  }
});
