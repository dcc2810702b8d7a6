import type { MiddlewareHandler } from 'astro';
import { earlyScript } from '../../theme/layout/head/earlyScript.js';
import { redirectScript } from '../../theme/layout/redirect.js';

const header = 'content-security-policy';

/** Finishes the HTML of every documentation page. Other pages of the project stay unchanged. */
export const onRequest: MiddlewareHandler = async ({ locals, isPrerendered }, next) => {
  const began = performance.now();
  const response = await next();
  const { trellis } = locals as Partial<App.Locals>;
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPrerendered || !trellis || !isPage) return response;
  const stated = response.headers.get(header);
  const { html, policy } = trellis.finish(await response.text(), {
    scripts: [earlyScript, redirectScript],
    ...(trellis.route && { route: trellis.route }),
    ...(stated === null ? {} : { stated }),
  });
  if (trellis.route) trellis.tookTime?.(trellis.route, performance.now() - began);
  const finished = new Response(html, response);
  if (stated !== null && policy !== undefined) finished.headers.set(header, policy);
  return finished;
};
