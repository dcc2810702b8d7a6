import { getRequestListener } from '@hono/node-server';
import type { Operation } from '../../formats/openapi/operation.js';
import { isLoopback } from '../../shared/serve/guards.js';
import type { Handler } from '../../shared/serve/handler.js';
import type { Mock } from './mock.js';
import { decode } from '../../shared/url.js';

/**
 * Answers requests for a specification's operations below a path, and passes all others on. Local pages may call it from any port.
 *
 * @param path without trailing slash; empty at the root.
 */
export function mockListener(mock: Mock, path: string): Handler {
  return (request, response, next) => {
    const { method = 'GET', headers, url = '/' } = request;
    const asked = headers['access-control-request-method'];
    const isPreflight = method === 'OPTIONS' && asked !== undefined;
    const operation = url.startsWith(`${path}/`) && findAny(mock, isPreflight ? asked : method, url.slice(path.length));
    if (!operation) return next();
    const listener = getRequestListener(
      (sent) => (isPreflight ? preflight(sent) : answered(mock, operation, sent, path)),
      { overrideGlobalObjects: false },
    );
    void listener(request, response);
  };
}

/** HEAD is answered like GET, without a body (RFC 9110, 9.3.2). */
function findAny({ find }: Mock, method: string, url: string): Operation | undefined {
  const [path = ''] = url.split('?');
  const methods = method === 'HEAD' ? ['HEAD', 'GET'] : [method];
  return methods
    .map((each) => find(each, path) ?? find(each, decode(path)))
    .find((operation) => operation !== undefined);
}

async function answered(mock: Mock, operation: Operation, request: Request, path: string): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(path.length);
  try {
    const { body, status, headers } = await mock.answer(operation, request, url.href);
    return new Response(body, { status, headers: withCors(headers, request) });
  } catch (error) {
    return Response.json(
      { message: `The mock failed: ${String(error)}` },
      { status: 501, headers: withCors(new Headers(), request) },
    );
  }
}

function preflight(request: Request): Response {
  const headers = withCors(new Headers(), request);
  headers.set('access-control-allow-methods', request.headers.get('access-control-request-method') ?? '');
  headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '');
  headers.set('access-control-max-age', '600');
  return new Response(null, { status: 204, headers });
}

/** Allows local pages to read the response, and no others. */
function withCors(from: Headers, request: Request): Headers {
  const headers = new Headers(from);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  const origin = request.headers.get('origin');
  headers.set('vary', 'origin');
  if (origin !== null && isLoopback(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', '*');
  }
  return headers;
}
