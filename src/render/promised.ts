import { promiseHooks } from 'node:v8';

const pages = new WeakMap<Promise<unknown>, object>();
let hasAny = false;

/**
 * Draws a page, and remembers the promises that this makes.
 *
 * @param page stands for the page.
 */
export function rememberingPromises<T>(page: object, draw: () => T): T {
  const stop = promiseHooks.onInit((promise) => {
    hasAny = true;
    pages.set(promise, page);
  }) as () => void;
  try {
    return draw();
  } finally {
    stop();
  }
}

/** What stands for the page that has made a promise while it was drawn; what such a promise makes later is nobody's. */
export const promiserOf = (promise: Promise<unknown>): object | undefined => pages.get(promise);

/** Whether any page has made promises. */
export const hasPromises = (): boolean => hasAny;
