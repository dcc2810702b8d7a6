import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'playwright/test';
import { test as base } from './playground.js';

interface Asked {
  request: Request;
  headers: Promise<Record<string, string>>;
}

/** A test that hears of every request of the browser. */
export const test = base.extend<{ asked: Asked[] }>({
  asked: [
    async ({ context }, use) => {
      const asked: Asked[] = [];
      const ends = new Map<Request, () => void>();
      for (const event of ['requestfinished', 'requestfailed'] as const)
        context.on(event as 'requestfinished', (request) => ends.get(request)?.());
      context.on('request', (request) => {
        const end = new Promise<void>((resolve) => ends.set(request, resolve));
        asked.push({ request, headers: headersOf(request, end) });
      });
      await use(asked);
    },
    { auto: true },
  ],
});

/**
 * Headers of a request as they were sent. Playwright never reports those of a page that the browser had fetched ahead, or of a
 * window that has closed; the headers that the page asked for stand in for them.
 */
function headersOf(request: Request, end: Promise<void>): Promise<Record<string, string>> {
  const asSent = request.allHeaders().catch(() => request.headers());
  const asAsked = end.then(() => pause(1000)).then(() => request.headers());
  return Promise.race([asSent, asAsked]);
}

/** Requests that hold anything of what was typed, and the Referers that do. */
export async function telling(
  asked: readonly Asked[],
  typed: RegExp,
): Promise<{ where: string[]; referers: string[] }> {
  const all = await Promise.all(asked.map(async ({ request, headers }) => ({ request, headers: await headers })));
  const isTelling = ({ request, headers }: (typeof all)[number]): boolean =>
    typed.test(JSON.stringify([request.url(), headers, request.postData()]));
  return {
    where: all.filter(isTelling).map(({ request }) => new URL(request.url()).origin),
    referers: all.flatMap(({ headers: { referer = '' } }) =>
      typed.test(decodeURIComponent(referer)) ? [referer] : [],
    ),
  };
}
