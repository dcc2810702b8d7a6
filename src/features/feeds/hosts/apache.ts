import type { Site } from '../../../site/site.js';
import type { Address } from '../../../site/address.js';
import { hashedFolders, headersOf, longCache } from '../headerRules.js';
import type { RedirectSite } from '../redirectRules.js';
import { compressedTypes, escapedPath, quoted } from './directives.js';
import { movedAddresses, readable, type Moved, type Piece } from './movedAddresses.js';

/** Address of the file in the site. Apache itself does not serve it. */
export const apachePath = '/.htaccess';

const decoded = (piece: Piece): Piece => (typeof piece === 'number' ? piece : readable(piece));

/** Apache encodes a destination that contains a wildcard's match, and no other. */
function redirect({ expression, origin, target, query, fragment, permanent }: Moved): string[] {
  // A fragment must not be encoded.
  const isRaw = fragment.length > 0 || ![...origin, ...target, ...query].some((piece) => typeof piece === 'number');
  const text = (pieces: readonly Piece[]): string =>
    pieces.map((piece) => (typeof piece === 'number' ? `$${piece}` : piece.replace(/[$%]/g, String.raw`\$&`))).join('');
  const path = isRaw ? text([...origin, ...target]) : text([...origin, ...target.map(decoded)]);
  const flags = [`R=${permanent ? 301 : 302}`, 'L', ...(isRaw ? ['NE'] : [])].join();
  const rule = (asked: string): string => `RewriteRule "${expression}" "${path}${asked}${text(fragment)}" [${flags}]`;
  // Apache would append the request's query after the fragment.
  const isKept = fragment.length > 0 && query.length === 0;
  return [...(isKept ? ['RewriteCond %{QUERY_STRING} .', rule('?%{QUERY_STRING}')] : []), rule(text(query))];
}

const block = (start: string, lines: readonly string[]): string[] => [
  `<IfModule ${start}>`,
  ...lines.map((line) => `  ${line}`),
  '</IfModule>',
];

/** Generates a `.htaccess` file for the site's folder. */
export function htaccess(site: Pick<Site, 'settings'> & RedirectSite, { base }: Pick<Address, 'base'>): string {
  const all = movedAddresses(site, { base });
  const folders = hashedFolders.map((folder) => escapedPath(`${base}${folder}`)).join('|');
  const isHashed = `expr=%{REQUEST_URI} =~ m#^(?:${folders})#`;
  const lines = [
    '# Written by Trellis.',
    `ErrorDocument 404 ${base}/404.html`,
    'AddType text/markdown .md',
    'AddType text/javascript .js .mjs',
    'AddType application/yaml .yaml .yml',
    'AddCharset utf-8 .html .md .txt .css .js .xml',
    '',
    ...block('mod_headers.c', [
      ...Object.entries(headersOf(site)).map(
        ([key, value]) => `Header always set ${key} ${quoted(value.replaceAll('%', '%%'))}`,
      ),
      'Header set Cache-Control "no-cache"',
      `Header set Cache-Control ${quoted(longCache)} ${quoted(isHashed)}`,
    ]),
    ...block('mod_deflate.c', [`AddOutputFilterByType DEFLATE ${['text/html', ...compressedTypes].join(' ')}`]),
    // Addresses of pages have no trailing slash although folders answer them.
    ...block('mod_dir.c', ['DirectorySlash Off']),
    '',
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    `RewriteBase ${base}/`,
    ...(base === '' ? [] : [`RewriteCond %{REQUEST_URI} "^${escapedPath(base)}$"`, `RewriteRule ^ ${base}/ [R=301,L]`]),
    ...all.filter(({ path }) => path !== undefined).flatMap(redirect),
    'RewriteRule "^$" "index.html" [END]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule "^(.+?)/?$" "$1/index.html" [END]',
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [END]',
    ...all.filter(({ path }) => path === undefined).flatMap(redirect),
    'RewriteRule "." - [R=404,L]',
  ];
  return `${lines.join('\n')}\n`;
}
