import { rendering } from 'virtual:trellis';
import type { MiddlewareHandler } from 'astro';
import { earlyScript } from '../layout/head/early.js';
import { redirectScript } from '../layout/redirect.js';

const header = 'content-security-policy';

/** Gives every page of the documentation its last touch; what else a project has is left as it is. */
export const onRequest: MiddlewareHandler = async ({ locals, isPrerendered }, next) => {
  const began = performance.now();
  const response = await next();
  const { documentation } = locals as Partial<App.Locals>;
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPrerendered || !documentation || !isPage) return response;
  const stated = response.headers.get(header);
  const { html, policy } = rendering().finish(await response.text(), {
    scripts: [earlyScript, redirectScript],
    ...(documentation.route && { route: documentation.route }),
    ...(stated === null ? {} : { stated }),
  });
  if (documentation.route) rendering().tookTime?.(documentation.route, performance.now() - began);
  const finished = new Response(html, response);
  if (stated !== null && policy !== undefined) finished.headers.set(header, policy);
  return finished;
};
