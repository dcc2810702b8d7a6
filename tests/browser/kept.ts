import type { Page } from 'playwright/test';

/** All that a window and its origin remember, as text. */
async function keptIn(): Promise<string> {
  const databases = await indexedDB.databases();
  const records = await Promise.all(
    databases.map(async ({ name = '' }) => {
      const open = indexedDB.open(name);
      await new Promise((done, fail) => {
        open.onsuccess = done;
        open.onerror = fail;
      });
      const stores = [...open.result.objectStoreNames];
      const all = stores.map(async (store) => {
        const read = open.result.transaction(store).objectStore(store).getAll();
        await new Promise((done) => (read.onsuccess = done));
        return read.result as unknown[];
      });
      const found = await Promise.all(all);
      open.result.close();
      return { name, stores, found };
    }),
  );
  const caches = await window.caches.keys();
  return JSON.stringify({
    ...{ address: location.href, referrer: document.referrer, name: window.name, state: history.state as unknown },
    ...{ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie, records, caches },
  });
}

/** All that a page, its frames and the browser remember, as text. */
export async function kept(page: Page): Promise<string> {
  const windows = await Promise.all(page.frames().map((frame) => frame.evaluate(keptIn)));
  return JSON.stringify([page.url(), windows, await page.context().cookies()]);
}
