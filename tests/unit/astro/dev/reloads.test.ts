import { expect, it } from 'vitest';
import { Reloads } from '../../../../src/astro/dev/reloads.js';

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
