import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { DevelopmentSite } from '../../../src/dev/developmentSite.js';
import { followEdits } from '../../../src/dev/follow.js';
import type { Session } from '../../../src/project/session.js';
import { eventually } from '../eventually.js';

it('A cache that cannot be written is said once, and does not end the server', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-follow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let saves = 0;
  const session = {
    project: { folder, skip: [] },
    start: { time: Infinity, names: [] },
    diagnostics: [],
    survey: () => Promise.resolve(true),
    save: () => {
      saves += 1;
      throw new Error('the disk is full');
    },
  } as unknown as Session;
  const site = { showProblems: () => undefined, close: () => undefined } as unknown as DevelopmentSite;
  const printed: string[] = [];
  const stop = followEdits(session, site, { isVerbose: false, print: (line) => void printed.push(line) });
  await eventually(() => expect(saves).toBe(1));
  await stop();
  expect(saves).toBe(2);
  expect(printed.filter((line) => line.includes('disk'))).toEqual([
    'Nothing can be stored for the next command: the disk is full',
  ]);
});
