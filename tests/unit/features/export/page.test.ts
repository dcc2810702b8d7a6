import { describe, expect, it } from 'vitest';
import { localPage } from '../../../../src/features/export/page.js';
import { hashSource } from '../../../../src/features/policy/policy.js';

const files = new Set([
  'index.html',
  '404.html',
  'start/index.html',
  'a.png',
  '_astro/a.js',
  '_astro/b.js',
  'start.md',
]);
const offline = (language: string): string => `Only on the site (${language}).`;

const local = (html: string) => localPage(html, 'start/index.html', { files, offline });

describe('A page of an export', () => {
  it('Addresses of links, pictures, forms and redirects lead to files', () => {
    expect(local('<a href="/start#a&amp;b">x</a><img src=/a.png srcset="/a.png 2x, /start 3x">').html).toBe(
      '<a href="index.html#a&amp;b">x</a><img src="../a.png" srcset="../a.png 2x, index.html 3x">',
    );
    expect(local('<meta http-equiv="refresh" content="0;url=/"><a href="/none">').html).toBe(
      '<meta http-equiv="refresh" content="0;url=../index.html"><a href="../404.html">',
    );
    expect(local('<button data-copy-from="/start.md"></button>').html).toContain('"../start.md"');
  });

  it('What is no address of the site stays to the letter', () => {
    const html =
      '<a href=\'https://example.com\' TITLE=x>a &lt; b</a><!-- <a href="/start"> --><script>\'<a href="/start">\'</script>';
    expect(local(html).html).toBe(html);
  });

  it('The modules of a page are handed to one script', () => {
    const { html, modules } = local(
      '<head><link rel="modulepreload" href="/_astro/b.js"></head><script type="module" src="/_astro/a.js"></script><p>x</p><script type="module" src="/_astro/b.js"></script>',
    );
    expect(modules).toEqual(['_astro/a.js', '_astro/b.js']);
    expect(html).toBe(
      '<head><script defer src="../_trellis/offline.js" data-modules="_astro%2Fa.js _astro%2Fb.js"></script></head><p>x</p>',
    );
  });

  it('The policy names styles by what they say now, and permits the index of the search', () => {
    const style = 'p{background:url(/a.png)}';
    const { html } = local(
      `<head><meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self' ${hashSource(style)}"><style>${style}</style></head><script type="module" src="/_astro/a.js"></script>`,
    );
    expect(html).toContain('<style>p{background:url(../a.png)}</style>');
    expect(html).toContain(`style-src 'self' ${hashSource('p{background:url(../a.png)}')}`);
    expect(html).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });

  const endpoint =
    '<div class="endpoint"><button class="tryit-button needs-script" data-playground="/_trellis/playground/">Try it</button></div><p class="reference-more"><a href="/_trellis/explorer/openapi/">All</a></p>';

  it('Without the address of the site, an API page says where requests can be sent', () => {
    expect(local(`<html lang="de">${endpoint}</html>`).html).toBe(
      '<html lang="de"><div class="endpoint"></div><p class="reference-more">Only on the site (de).</p></html>',
    );
  });

  it('With the address of the site, the playground opens there', () => {
    const canonical = '<link rel="canonical" href="https://docs.example.com/start">';
    expect(local(`${canonical}${endpoint}`).html).toBe(
      `${canonical}<div class="endpoint"><a class="tryit-button" href="https://docs.example.com/start">Try it</a></div><p class="reference-more"><a href="https://docs.example.com/_trellis/explorer/openapi/">All</a></p>`,
    );
  });

  it('Entries of the page menu that need the address of the site are left out', () => {
    expect(
      local('<ul><li><a href="https://chat.example/?q=x" data-origin="https://o">Ask</a></li><li>b</li></ul>').html,
    ).toBe('<ul><li>b</li></ul>');
  });
});
