import type { Site } from '../../../site/site.js';
import type { Address } from '../../../site/address.js';
import { hashedFolders, headersOf, longCache } from '../headerRules.js';
import type { RedirectSite } from '../redirectRules.js';
import { compressedTypes, escapedPath, quoted, siteName } from './directives.js';
import { movedAddresses, type Moved, type Piece } from './movedAddresses.js';

/** Address of the file in the site. */
export const nginxPath = '/_trellis/nginx.conf';

const charsets =
  'text/css text/javascript text/markdown text/plain text/xml application/javascript application/rss+xml';

const indent = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));
const block = (start: string, lines: readonly string[]): string[] => [`${start} {`, ...indent(lines), '}'];

// In nginx, `$` always starts a variable and cannot be escaped.
const literal = (text: string): string => text.replaceAll('$', '%24');
const text = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'number' ? `$${piece}` : literal(piece))).join('');

/** A trailing question mark keeps nginx from appending the request's query. */
function destination({ origin, target, query, fragment }: Moved): string {
  const path = text([...origin, ...target]);
  if (query.length > 0) return `${path}${text([...query, ...fragment])}?`;
  return fragment.length > 0 ? `${path}$is_args$args${text(fragment)}?` : path;
}

/** Unlike `return`, `rewrite` escapes the match of a wildcard, so that no request can inject a header. */
const leadOn = (moved: Moved, expression: string): string =>
  `rewrite ${quoted(expression)} ${quoted(destination(moved))} ${moved.permanent ? 'permanent' : 'redirect'};`;

/**
 * Generates a file for an nginx `server` block to include. Everything is inside locations, so the rest of the server is unaffected. Pages are folders
 * with an `index.html`, at addresses without the slash that nginx would add.
 */
export function nginxConf(site: Pick<Site, 'settings'> & RedirectSite, { base }: Pick<Address, 'base'>): string {
  const all = movedAddresses(site, { base });
  const name = siteName(base);
  const headers = (caching: string, when: string): string[] => [
    ...Object.entries(headersOf(site)).map(([key, value]) => `add_header ${key} ${quoted(literal(value))} always;`),
    `add_header Cache-Control ${quoted(caching)}${when};`,
  ];
  const common = [
    'root $trellis_root;',
    `error_page 404 ${base}/404.html;`,
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${charsets};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 1024;',
    `gzip_types ${compressedTypes.join(' ')};`,
    ...headers('no-cache', ' always'),
  ];
  // The site's folder contains no folder named like the base.
  const strip = base === '' ? [] : [`rewrite ${quoted(`^${escapedPath(base)}(/.*)$`)} $1 break;`];
  const files = (last: string): string[] => [...strip, `try_files $uri $uri/index.html ${last};`];
  const typed = (extension: string, type: string): string[] =>
    block(`location ~ ${quoted(String.raw`\.${extension}$`)}`, ['types {}', `default_type ${type};`, ...files(name)]);

  const exact = all.flatMap((moved) => {
    if (moved.path === undefined) return [];
    const forms = moved.path === '/' ? ['/'] : [moved.path, `${moved.path}/`];
    return forms.flatMap((form) => block(`location = ${quoted(`${base}${form}`)}`, [leadOn(moved, '^')]));
  });
  const wide = all.filter(({ path }) => path === undefined);
  const lines = [
    '# Written by Trellis. To be included in a `server` block, after the folder of the site:',
    '#   set $trellis_root /path/of/the/site;',
    '',
    ...(base === '' ? [] : [...block(`location = ${base}`, [`rewrite ^ ${base}/ last;`]), '']),
    // Expressions elsewhere in the server's configuration, such as one for all scripts, do not apply to the site.
    ...block(`location ^~ ${base}/`, [
      ...common,
      ...files(name),
      '',
      ...hashedFolders.flatMap((folder) =>
        block(`location ^~ ${base}${folder}`, [...headers(longCache, ''), ...files('=404')]),
      ),
      ...block(`location = ${base}${nginxPath}`, ['return 404;']),
      ...typed('md', 'text/markdown'),
      ...typed('ya?ml', 'application/yaml'),
      ...exact,
    ]),
    '',
    '# What is no file: addresses with wildcards, which apply where there is no page.',
    ...block(`location ${name}`, [
      ...common,
      ...wide.map((moved) => leadOn(moved, moved.expression.replace('^', '^/'))),
      'return 404;',
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
