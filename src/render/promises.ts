import { promiseHooks } from 'node:v8';

const pages = new WeakMap<Promise<unknown>, object>();
let hasAny = false;

/**
 * Renders a page and records the promises that it creates.
 *
 * @param page identifies the page.
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

/** The page that created a promise while it was rendered; undefined for promises created later. */
export const promiserOf = (promise: Promise<unknown>): object | undefined => pages.get(promise);

/** True if any page has created promises. */
export const hasPromises = (): boolean => hasAny;
