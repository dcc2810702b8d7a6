import { describe, expect, it } from 'vitest';
import { hostFiles, hostTexts, targets, type HostName } from '../../../../src/features/feeds/hosts/hosts.js';
import { build } from '../../site/build.js';

const pages = ['intro', 'guides/first'];

function textsOf(
  target: HostName | undefined,
  redirects: object[] = [],
  base = '',
  trellis: object = {},
): Map<string, string> {
  const site = build({ redirects, trellis, navigation: [{ group: 'G', pages }] }, { pages });
  return new Map([...hostTexts(site, { base }, target)].map(([file, text]) => [file, text()]));
}

function fileOf(target: HostName, redirects: object[] = [], base = '', trellis: object = {}): string {
  return textsOf(target, redirects, base, trellis).get(hostFiles[target][0]) ?? '';
}

const old = { source: '/old', destination: '/guides/first' };
const wide = { source: '/v1/:slug*', destination: '/guides/:slug*', permanent: false };

describe('Files for hosts', () => {
  it.each(targets.filter((target) => target !== 'github'))(
    'The files for %s are those that the build names',
    (target) => {
      expect([...textsOf(target, [old]).keys()].sort()).toEqual([...hostFiles[target]].sort());
    },
  );

  it('Without a target, docs.json selects the files', () => {
    expect([...textsOf(undefined, [old]).keys()]).toEqual(['/_redirects']);
    expect([...textsOf(undefined, [old], '', { redirectFiles: ['vercel.json'] }).keys()]).toEqual(['/vercel.json']);
    expect([...textsOf('github', [old]).keys()]).toEqual([]);
  });

  it.each(['nginx', 'caddy', 'apache'] as const)(
    'The file for %s sets headers and the page for missing addresses',
    (target) => {
      const text = fileOf(target);
      for (const part of ["frame-ancestors 'self'", 'nosniff', 'max-age=31536000, immutable', 'no-cache', '404.html'])
        expect(text).toContain(part);
      expect(fileOf(target, [], '', { contentSecurityPolicy: false })).not.toContain('frame-ancestors');
    },
  );

  it('Values of an author add no directives for a server', () => {
    const evil = [
      { source: '/a"; return 200 "', destination: '/b"; return 200 "{env.HOME}$http_cookie`' },
      { source: '/x{$HOME}', destination: 'https://example.com/%{HTTP_COOKIE}"\\' },
    ];
    const policy = { contentSecurityPolicy: { 'frame-ancestors': ['https://x.example/{env.HOME}$http_cookie%{X}e'] } };
    const nginx = fileOf('nginx', evil, '', policy);
    expect(nginx).toContain(String.raw`location = "/a\"; return 200 \"" {`);
    expect(nginx).not.toContain('$http_cookie');
    const caddy = fileOf('caddy', evil, '', policy);
    expect(caddy).not.toMatch(/\{env\.HOME\}|\{\$HOME\}/);
    expect(caddy).toContain(String.raw`"^/a\x22; return 200 \x22/?$"`);
    const apache = fileOf('apache', evil, '', policy);
    expect(apache).not.toMatch(/(?<!%)%\{(?:HTTP_COOKIE|X)\}/);
    expect(apache).toContain(String.raw`"^a\x22; return 200 \x22/?$"`);
    const lines = [{ source: '/l/:rest*', destination: '/%0ARequire%20all%20denied/%FF/%22:rest*' }];
    for (const target of ['nginx', 'caddy', 'apache'] as const) {
      expect(fileOf(target, lines)).not.toMatch(/^\s*Require/m);
      expect(fileOf(target, lines)).not.toContain('/""');
    }
  });
});

describe('nginx', () => {
  it('The redirect of one address is a location, and a wildcard applies when there is no page', () => {
    const text = fileOf('nginx', [wide, old], '/docs');
    expect(text).toContain('location = "/docs/old/" {\n    rewrite "^" "/docs/guides/first" permanent;');
    const [, last = ''] = text.split('location @trellis_docs {');
    expect(last).toContain('rewrite "^/v1/(.*?)/?$" "/docs/guides/$1" redirect;');
    expect(text).toContain('error_page 404 /docs/404.html;');
  });

  it('A redirect keeps the query unless the new address has one', () => {
    const text = fileOf('nginx', [
      { source: '/asks', destination: '/intro?a=b' },
      { source: '/part', destination: '/intro#end' },
    ]);
    expect(text).toContain('"/intro?a=b?" permanent');
    expect(text).toContain('"/intro$is_args$args#end?" permanent');
  });

  it('A request cannot choose the host of a redirect', () => {
    expect(fileOf('nginx', [{ source: '/bare/*', destination: '/*' }])).toContain(
      String.raw`rewrite "^/bare/[/\\\\]*(.*?)/?$" "/$1" permanent;`,
    );
  });
});

describe('Apache', () => {
  it('Rules for one address come before pages, and wildcards after them', () => {
    const lines = fileOf('apache', [wide, old], '/docs').split('\n');
    const at = (start: string): number => lines.findIndex((line) => line.startsWith(start));
    expect(at('RewriteRule "^old/?$" "/docs/guides/first" [R=301,L,NE]')).toBeGreaterThan(0);
    expect(at('RewriteRule "^old')).toBeLessThan(at('RewriteCond %{REQUEST_FILENAME}/index.html'));
    expect(at('RewriteRule "^v1/(.*?)/?$" "/docs/guides/$1" [R=302,L]')).toBeGreaterThan(
      at('RewriteCond %{REQUEST_FILENAME} -f'),
    );
  });
});
