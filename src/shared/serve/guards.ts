import type { ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Handler } from './handler.js';

/** True if a host name in an address always means this machine. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** The name in a `Host` header; undefined when it is none. */
function nameOf(header: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname.replace(/\.$/, '');
}

/**
 * True if a server answers under a host name. A page of a stranger can reach a local server by a name of its own that
 * resolves to this machine ("DNS rebinding"); such a name is no IP address, nor one of those that the author allows.
 *
 * @param names allowed beside this machine's and addresses; with a dot at the front, those below it too.
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  const name = header === undefined ? undefined : nameOf(header.toLowerCase());
  if (name === undefined) return false;
  if (isLoopbackName(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  return names
    .map((allowed) => allowed.toLowerCase())
    .some((allowed) => name === allowed.replace(/^\./, '') || (allowed.startsWith('.') && name.endsWith(allowed)));
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
}

/** Refuses requests under names that are not allowed. */
export function hostGuard(names: readonly string[]): Handler {
  return ({ headers }, response, next) => {
    if (isAllowedHost(headers.host, names)) return next();
    refuse(
      response,
      403,
      'This server does not answer under that name. To let it, start it with `--allow-host <name>`.',
    );
  };
}

/** Refuses what the pages of strangers load into themselves, such as scripts and images, and what they set off by it. */
export const strangersGuard: Handler = ({ headers }, response, next) => {
  const isStranger = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'no-cors';
  if (!isStranger) return next();
  refuse(response, 403, 'This server answers no pages of others.');
};

/** Refuses addresses that are none, which others fail at. */
export const addressGuard: Handler = ({ url = '/' }, response, next) => {
  try {
    if (!decodeURI(url.replace(/[?#].*$/s, '')).includes('\0')) return next();
  } catch {
    // An escape without its digits, or one that is no letter.
  }
  refuse(response, 400, 'The address is not well formed.');
};
