import type { Site } from '../../../site/site.js';
import type { Address } from '../../../site/address.js';
import { hashedFolders, headersOf, longCache } from '../headerRules.js';
import type { RedirectSite } from '../redirectRules.js';
import { siteName } from './directives.js';
import { movedAddresses, readable, type Moved, type Piece } from './movedAddresses.js';

/** Address of the file in the site. */
export const caddyPath = '/_trellis/Caddyfile';

const quoted = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;

// Caddy replaces names in braces, even environment variables.
const plain = (text: string): string => text.replaceAll('{', '%7B').replaceAll('}', '%7D');

function redirect(moved: Moved, index: number): string[] {
  const { origin, target, query, fragment, permanent } = moved;
  const name = `moved${index}`;
  const text = (pieces: readonly Piece[]): string =>
    pieces.map((piece) => (typeof piece === 'number' ? `{re.${name}.${piece}}` : piece)).join('');
  const status = permanent ? 301 : 302;
  const path = readable(text(target));
  // An address without a path cannot come from a rewrite, and Caddy's versions differ in what they consider encoded.
  const isPath = path.startsWith('/') && !path.includes('%');
  const asked = query.length > 0 ? text(query) : '?{query}';
  return [
    `@${name} path_regexp ${name} ${quoted(moved.expression.replace('^', '^/'))}`,
    `route @${name} {`,
    // A rewritten address is encoded and keeps its query unless it gets a new one.
    ...(isPath ? [`\trewrite * ${quoted(`${path}${text(query)}`)}`] : []),
    `\tredir ${quoted(`${text(origin)}${isPath ? '{uri}' : `${text(target)}${asked}`}${text(fragment)}`)} ${status}`,
    '}',
  ];
}

/** Generates a file for a Caddyfile's site block to import: one route that starts with the base. */
export function caddyfile(site: Pick<Site, 'settings'> & RedirectSite, { base }: Pick<Address, 'base'>): string {
  const all = movedAddresses(site, { base });
  const part = (isExact: boolean): string[] =>
    all.flatMap((moved, index) => ((moved.path !== undefined) === isExact ? redirect(moved, index) : []));
  const matcher = siteName(base);
  const conditional = ['If-None-Match', 'If-Modified-Since', 'If-Range', 'Range'];
  const lines = [
    'encode zstd gzip',
    ...Object.entries(headersOf(site)).map(([key, value]) => `header ${key} ${quoted(plain(value))}`),
    'header Cache-Control no-cache',
    ...(base === '' ? [] : [`rewrite ${base} ${base}/`, `uri strip_prefix ${base}`]),
    ...part(true),
    '@config path ' + caddyPath,
    'rewrite @config /404.html/none',
    '@markdown path *.md',
    'header @markdown Content-Type "text/markdown; charset=utf-8"',
    `@hashed path ${hashedFolders.map((folder) => `${folder}*`).join(' ')}`,
    `header @hashed Cache-Control ${quoted(longCache)}`,
    'try_files {path} {path}/index.html',
    'file_server {',
    '\tdisable_canonical_uris',
    '\tpass_thru',
    '}',
    ...part(false),
    // A range of the not-found page is not what the request asked for.
    ...conditional.map((name) => `request_header -${name}`),
    'header Cache-Control no-cache',
    'header Content-Type "text/html; charset=utf-8"',
    'rewrite * /404.html',
    'file_server {',
    '\tstatus 404',
    '}',
  ];
  return [
    '# Written by Trellis. To be imported in a site block, after the folder of the site:',
    `#   root ${base === '' ? '*' : `${base}*`} /path/of/the/site`,
    ...(base === '' ? [] : [`${matcher} path ${base} ${base}/*`]),
    `route ${base === '' ? '' : `${matcher} `}{`,
    ...lines.map((line) => `\t${line}`),
    '}',
    '',
  ].join('\n');
}
