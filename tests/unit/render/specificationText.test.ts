import { describe, expect, it } from 'vitest';
import { specificationText } from '../../../src/render/specificationText.js';

const paths = new Set(['/api/plants/list', '/guides/start', '/images/leaf.png']);
const html = (text: string, base = ''): string =>
  specificationText(text, {
    base,
    from: '/api/plants/create',
    has: (path) => paths.has(path),
    isLeftOut: (path) => !paths.has(path),
    sizeOf: (path) => (path === '/images/leaf.png' ? { width: 3, height: 4 } : undefined),
    iconOf: (kind) => `(${kind})`,
  });

describe('Links in the texts of a specification', () => {
  it.each([
    ['[x](./list)', '/api/plants/list'],
    ['[x](list.mdx#top)', '/api/plants/list#top'],
    ['[x](../../guides/start)', '/guides/start'],
    ['[x](guides/start)', '/guides/start'],
    ['[x](/guides/start.mdx)', '/guides/start'],
    ['[x](#part)', '#part'],
    ['[x](https://x.example/?a=1&b=2)', 'https://x.example/?a=1&amp;b=2'],
    ['[x](mailto:a@x.example)', 'mailto:a@x.example'],
  ])('The link %s leads to %s', (text, href) => {
    expect(html(text)).toContain(`href="${href}"`);
  });

  it('Links and images are below the base', () => {
    expect(html('[x](./list) ![y](../../images/leaf.png)', '/docs')).toMatch(
      /href="\/docs\/api\/plants\/list".*src="\/docs\/images\/leaf.png"/,
    );
  });
});

describe('Images in the texts of a specification', () => {
  it.each([
    [
      '![A leaf](/images/leaf.png)',
      '<img width="3" height="4" alt="A leaf" src="/docs/images/leaf.png" loading="lazy" />',
    ],
    ['<img src="/images/leaf.png" width="9">', '<img alt="" src="/docs/images/leaf.png" width="9" loading="lazy" />'],
    ['![A leaf](/images/gone.png)', '<p>A leaf</p>'],
    ['<img src="./gone.png">', ''],
    ['![Away](https://x.example/a.png)', '<img alt="Away" src="https://x.example/a.png" loading="lazy" />'],
  ])('The image %s becomes %j', (text, expected) => {
    expect(html(text, '/docs')).toContain(expected);
    expect(html(text, '/docs').includes('<img')).toBe(expected.includes('<img'));
  });
});

describe('Components in the texts of a specification', () => {
  it('Callouts are rendered as in pages, with Markdown inside', () => {
    const note = '<div class="callout" data-callout-type="note" role="note">';
    const parts =
      '<div class="callout-icon" data-component-part="callout-icon">(note)</div><div class="callout-content inset" data-component-part="callout-content">';
    expect(html('Before.\n\n<Note>\n    Mind the **roots**.\n</Note>').replace(/\s*\n\s*/g, '')).toBe(
      `<p>Before.</p>${note}${parts}<p>Mind the <strong>roots</strong>.</p></div></div>`,
    );
    expect(html('<Tip>One line</Tip>')).toContain('data-callout-type="tip"');
  });

  it('Accordions unfold, and other components leave their title and content', () => {
    expect(html('<Accordion title="More">Inside</Accordion>').replace(/\s*\n\s*/g, '')).toBe(
      '<details><summary>More</summary><p>Inside</p></details>',
    );
    expect(html('<Card title="Start" href="/guides/start">Text</Card>').replace(/\s*\n\s*/g, '')).toBe(
      '<p><strong><a href="/guides/start">Start</a></strong></p><p>Text</p>',
    );
  });

  it('Words in angle brackets and code are no components', () => {
    expect(html('Send `<Note>x</Note>` or <Card>.')).toBe(
      '<p>Send <code>&lt;Note&gt;x&lt;/Note&gt;</code> or &lt;Card&gt;.</p>',
    );
    expect(html('<Token>a</Token>')).toContain('&lt;Token&gt;a&lt;/Token&gt;');
  });
});
