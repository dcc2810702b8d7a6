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
        const from = open.result.transaction(store).objectStore(store);
        const [keys, values] = [from.getAllKeys(), from.getAll()];
        await Promise.all([keys, values].map((read) => new Promise((done) => (read.onsuccess = done))));
        return { keys: keys.result, values: values.result as unknown[] };
      });
      const found = await Promise.all(all);
      open.result.close();
      return { name, stores, found };
    }),
  );
  const caches = await Promise.all(
    (await window.caches.keys()).map(async (name) => {
      const cache = await window.caches.open(name);
      const answers = (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request, { ignoreVary: true });
        const headers = [...request.headers, ...(answer?.headers ?? [])];
        return { url: request.url, headers, body: await answer?.text() };
      });
      return { name, answers: await Promise.all(answers) };
    }),
  );
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
