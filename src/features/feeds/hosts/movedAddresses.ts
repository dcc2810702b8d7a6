import { hasWildcard } from '../../../site/wildcards.js';
import type { Redirect } from '../../../site/site.js';
import type { Address } from '../../../site/address.js';
import { orderedRedirects, type RedirectSite } from '../redirectRules.js';
import { decode } from '../../../shared/url.js';

/** Text as it stands in an address, or the number of the group that stands for a wildcard. */
export type Piece = string | number;

/** A redirect, as servers know them. */
export interface Moved {
  /** The path without base, decoded; left out of one with wildcards. */
  path?: string;
  /**
   * Expression for the path without base and without its first slash, decoded, with or without a slash at its end. RE2 and PCRE read it
   * alike.
   */
  expression: string;
  /** Scheme and host, where it leads to another site. */
  origin: readonly Piece[];
  /** With the base, where it leads to this site. */
  target: readonly Piece[];
  /** With its question mark. A destination without one keeps that of the request. */
  query: readonly Piece[];
  /** With its number sign. */
  fragment: readonly Piece[];
  permanent: boolean;
}

const wildcards = /:(\w+)\*?|\*/g;
const parts = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?|\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** No host's file takes any of these for a sign of its own. */
const clean = (text: string): string => text.toWellFormed().replace(/[^\x21-\x7e]|["<>\\`{}]/gu, encodeURIComponent);

/** An address as a server takes it that encodes what it leads to: letters and spaces as they are, and no sign that could end a line. */
export function readable(address: string): string {
  return address.replace(/(?:%[89a-f][\da-f])+|%20/gi, decode);
}

/**
 * Parses a part of a destination: wildcards become groups of the source, all else is text.
 *
 * @param bare groups of the wildcards without a name that no earlier part has used.
 */
function piecesOf(text: string, names: readonly string[], bare: number[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: written, 1: name, index } of text.matchAll(wildcards)) {
    const group = name === undefined ? bare.shift() : names.indexOf(name) + 1;
    if (!group) continue;
    pieces.push(clean(text.slice(end, index)), group);
    end = index + written.length;
  }
  return [...pieces, clean(text.slice(end))].filter((piece) => piece !== '');
}

/** @param first group whose text stands where a second slash would make it the name of a host. */
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

/** All redirects of a site, in the order in which they apply: a server answers the paths of pages and files before those with wildcards. */
export function movedAddresses(site: RedirectSite, { base }: Pick<Address, 'base'>): Moved[] {
  return orderedRedirects(site).map((redirect) => moved(redirect, base));
}
