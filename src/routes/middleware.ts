import { rendering } from 'virtual:trellis';
import type { MiddlewareHandler } from 'astro';
import { earlyScript } from '../layout/head/early.js';
import { redirectScript } from '../layout/redirect.js';

/** Gives every page of Trellis its last touch; what else a project has is left as it is. */
export const onRequest: MiddlewareHandler = async ({ locals, params }, next) => {
  const response = await next();
  if (!('words' in locals) || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = rendering().finish(await response.text(), [earlyScript, redirectScript], params['path']);
  return new Response(html, response);
};
