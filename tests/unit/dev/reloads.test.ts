import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettled, Reloads } from '../../../src/dev/reloads.js';

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

it('Runs one job at a time, and once more for all requests during the run', async () => {
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

it('Runs again for a request after the end of the job', async () => {
  const { reloads, ends, log } = slowJob();
  const first = reloads.request();
  ends[0]?.();
  await first;
  const second = reloads.request();
  ends[1]?.();
  await second;
  expect(log).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1']);
});

it('Repeats a reading while files go or become folders, and after no other error', async () => {
  let count = 0;
  const reading = (file: string) => () => {
    count += 1;
    return Promise.resolve().then(() => (count < 4 ? readFileSync(file, 'utf8') : `Reading ${count}`));
  };
  expect(await readSettled(reading('no-such-file'))).toBe('Reading 4');
  count = 0;
  expect(await readSettled(reading('.'))).toBe('Reading 4');
  count = 0;
  await expect(readSettled(reading('\0'))).rejects.toThrow('null bytes');
  expect(count).toBe(1);
});
