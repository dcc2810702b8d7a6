import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTwice, Reloads } from '../../../../src/astro/dev/reloads.js';

/** A job whose runs end when the test says so. */
function slowJob() {
  const ends: (() => void)[] = [];
  const log: string[] = [];
  const reloads = new Reloads(async () => {
    const run = ends.length;
    log.push(`begins ${run}`);
    await new Promise<void>((resolve) => ends.push(resolve));
    log.push(`ends ${run}`);
  });
  return { reloads, ends, log };
}

it('runs one job at a time, and once more for all that was asked for meanwhile', async () => {
  const { reloads, ends, log } = slowJob();
  const first = reloads.request();
  const others = [reloads.request(), reloads.request(), reloads.request()];
  expect(log).toEqual(['begins 0']);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.all([first, ...others]);
  expect(log).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1']);
});

it('runs again for what is asked for when it is done', async () => {
  const { reloads, ends, log } = slowJob();
  const first = reloads.request();
  ends[0]?.();
  await first;
  const second = reloads.request();
  ends[1]?.();
  await second;
  expect(log).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1']);
});

it('reads once more when a file has gone meanwhile, and only then', async () => {
  let count = 0;
  const reading = (file: string) => () => {
    count += 1;
    return Promise.resolve().then(() => (count === 1 ? readFileSync(file, 'utf8') : `Reading ${count}`));
  };
  expect(await readTwice(reading('no-such-file'))).toBe('Reading 2');
  count = 0;
  await expect(readTwice(reading('.'))).rejects.toThrow('EISDIR');
  expect(count).toBe(1);
});
