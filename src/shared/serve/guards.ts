import type { ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Handler } from './handler.js';

/** True if a host name in an address always means this machine. */
function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** True for an address of this machine. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && isLoopbackName(new URL(address).hostname);
}

/** The host name in a `Host` header; undefined if the header is malformed. */
function nameOf(header: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname.replace(/\.$/, '');
}

/**
 * True if a server answers requests for a host name. Web pages elsewhere can reach a local server through a name of their own that resolves to this
 * machine (DNS rebinding). Such a name is neither an IP address nor one that the author allows.
 *
 * @param names allowed besides this machine's names and IP addresses; a leading dot allows subdomains.
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

/** Refuses requests for host names that are not allowed. */
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

/** Refuses requests that other websites make: scripts and images they embed, and requests their scripts send. */
export const strangersGuard: Handler = ({ headers }, response, next) => {
  const isStranger = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'no-cors';
  if (!isStranger) return next();
  refuse(response, 403, 'This server answers no pages of others.');
};

/** Refuses malformed addresses, which later handlers would fail on. */
export const addressGuard: Handler = ({ url = '/' }, response, next) => {
  try {
    if (!decodeURI(url.replace(/[?#].*$/s, '')).includes('\0')) return next();
  } catch {
    // // An incomplete escape, or one that decodes to no character.
  }
  refuse(response, 400, 'The address is not well formed.');
};
