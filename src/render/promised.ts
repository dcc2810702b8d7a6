import { promiseHooks } from 'node:v8';

const key = Symbol.for('trellis.promised');
type Global = typeof globalThis & { [key]?: { pages: WeakMap<Promise<unknown>, object>; hasAny: boolean } };
// The code that draws pages is loaded twice, and both of them know of one.
const promised = ((globalThis as Global)[key] ??= { pages: new WeakMap(), hasAny: false });

/**
 * Draws a page, and remembers the promises that this makes.
 *
 * @param page stands for the page.
 */
export function rememberingPromises<T>(page: object, draw: () => T): T {
  const stop = promiseHooks.onInit((promise) => {
    promised.hasAny = true;
    promised.pages.set(promise, page);
  }) as () => void;
  try {
    return draw();
  } finally {
    stop();
  }
}

/** What stands for the page that has made a promise while it was drawn; what such a promise makes later is nobody's. */
export const promiserOf = (promise: Promise<unknown>): object | undefined => promised.pages.get(promise);

/** Whether any page has made promises. */
export const hasPromises = (): boolean => promised.hasAny;
