import { promiseHooks } from 'node:v8';

const pages = new WeakMap<Promise<unknown>, object>();
let hasAny = false;

/**
 * Renders a page, and remembers the promises that this makes.
 *
 * @param page stands for the page.
 */
export function rememberingPromises<T>(page: object, render: () => T): T {
  const stop = promiseHooks.onInit((promise) => {
    hasAny = true;
    pages.set(promise, page);
  }) as () => void;
  try {
    return render();
  } finally {
    stop();
  }
}

/** What stands for the page that has made a promise while it was rendered; what such a promise makes later is nobody's. */
export const promiserOf = (promise: Promise<unknown>): object | undefined => pages.get(promise);

/** Whether any page has made promises. */
export const hasPromises = (): boolean => hasAny;
