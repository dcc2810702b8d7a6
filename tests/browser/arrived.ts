import type { IncomingHttpHeaders } from 'node:http';

/** A request as it arrived at the API. */
export interface Arrived {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a server reads of a request, apart from what each client adds. */
export function readAt({ method, url, headers, body }: Arrived): object {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const type = headers['content-type'] ?? '';
  const boundary = /boundary=(.*)$/.exec(type)?.[1];
  const own = Object.entries(headers).filter(([name]) => name.startsWith('x-') || name === 'authorization');
  return {
    method,
    path: decodeURIComponent(pathname),
    query: [...searchParams].map((pair) => pair.join('=')).sort(),
    headers: Object.fromEntries(own),
    type: type.replace(/;.*/, ''),
    body: boundary === undefined ? bodyOf(type, body) : partsOf(body, boundary),
  };
}

function bodyOf(type: string, body: string): unknown {
  if (type.includes('json')) return JSON.parse(body);
  return type.includes('urlencoded') ? [...new URLSearchParams(body)] : body;
}

const partsOf = (body: string, boundary: string): (string | undefined)[][] =>
  body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => [/ name="([^"]*)"/.exec(part)?.[1], part.split('\r\n\r\n')[1]?.trimEnd()]);
