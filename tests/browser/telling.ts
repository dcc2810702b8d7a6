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
      // A window that is closed when it has led to a token says no more of its requests.
      const headersOf = (request: Request) => request.allHeaders().catch(() => request.headers());
      context.on('request', (request) => asked.push({ request, headers: headersOf(request) }));
      await use(asked);
    },
    { auto: true },
  ],
});

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
