import type { Page } from 'playwright/test';

/** Waits until timers of the page that were set before, and are shorter, have ended: timers end in their order however busy a machine is. */
export const afterTimers = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((done) => setTimeout(done, time)), milliseconds);

/** Waits for two frames, so that a movement that has just begun is done. */
export const afterFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
