import { hasWildcard } from '../../../site/wildcards.js';
import type { Redirect } from '../../../site/site.js';
import type { Address } from '../../../site/address.js';
import { orderedRedirects, type RedirectSite } from '../redirectRules.js';
import { decode } from '../../../shared/url.js';

/** Text in an address, or the number of the group that matched a wildcard. */
export type Piece = string | number;

/** A redirect in the form that servers use. */
export interface Moved {
  /** The path without base, decoded; absent if it contains wildcards. */
  path?: string;
  /** Regular expression for the decoded path without base and leading slash, with or without trailing slash. RE2 and PCRE interpret it alike. */
  expression: string;
  /** Scheme and host if it leads to another site. */
  origin: readonly Piece[];
  /** With the base if it leads to this site. */
  target: readonly Piece[];
  /** With its question mark. Without a query, the request's query is kept. */
  query: readonly Piece[];
  /** With its number sign. */
  fragment: readonly Piece[];
  permanent: boolean;
}

const wildcards = /:(\w+)\*?|\*/g;
const parts = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?|\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** Removes characters that could have a special meaning in a host's file. */
const clean = (text: string): string => text.toWellFormed().replace(/[^\x21-\x7e]|["<>\\`{}]/gu, encodeURIComponent);

/** An address for servers that encode destinations: letters and spaces unencoded, and no character that could end a line. */
export function readable(address: string): string {
  return address.replace(/(?:%[89a-f][\da-f])+|%20/gi, decode);
}

/**
 * Parses a part of a destination: wildcards become groups of the source, everything else is text.
 *
 * @param bare groups of unnamed wildcards that no earlier part has used.
 */
function piecesOf(text: string, names: readonly string[], bare: number[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: wildcard, 1: name, index } of text.matchAll(wildcards)) {
    const group = name === undefined ? bare.shift() : names.indexOf(name) + 1;
    if (!group) continue;
    pieces.push(clean(text.slice(end, index)), group);
    end = index + wildcard.length;
  }
  return [...pieces, clean(text.slice(end))].filter((piece) => piece !== '');
}

/** @param first group at the start of the destination, where a second slash would turn it into a host name. */
function expressionOf(source: string, first: Piece | undefined): string {
  let group = 0;
  const path = source.replace(/^\//, '').replace(/:\w+\*|\*|:\w+|[.+?^${}()|[\]\\"]/g, (part, index: number) => {
    if (!/^[:*]/.test(part)) return part === '"' ? String.raw`\x22` : `\\${part}`;
    group += 1;
    const isLast = index + part.length === source.length - 1;
    const rest = isLast ? '(.*?)' : '(.*)';
    return `${group === first ? String.raw`[/\\]*` : ''}${part.endsWith('*') ? rest : '([^/]+)'}`;
  });
  return path === '' ? '^$' : `^${path}/?$`;
}

function moved({ source, destination, permanent }: Redirect, base: string): Moved {
  const names = [...source.matchAll(wildcards)].map(([, name = '*']) => name);
  const [, origin = '', path = '', query = '', fragment = ''] = parts.exec(destination) ?? [];
  const inside = origin === '';
  const bare = names.flatMap((name, index) => (name === '*' ? [index + 1] : []));
  const pieces = [origin, path || '/', query, fragment].map((part) => piecesOf(part, names, bare));
  const [host = [], target = [], asked = [], place = []] = pieces;
  const first = inside && target[0] === '/' ? target[1] : undefined;
  return {
    ...(hasWildcard(source) ? {} : { path: source }),
    expression: expressionOf(source, first),
    origin: host,
    target: inside && base !== '' ? [clean(base), ...target] : target,
    query: asked,
    fragment: place,
    permanent,
  };
}

/** All redirects of a site in order of application. Servers answer existing pages and files before redirects with wildcards. */
export function movedAddresses(site: RedirectSite, { base }: Pick<Address, 'base'>): Moved[] {
  return orderedRedirects(site).map((redirect) => moved(redirect, base));
}
