import { expect, it, vi } from 'vitest';
import {
  getHeadings,
  splitContent,
  syntaxHighlight,
} from '../../../../src/features/playground/frame/scalar/codeHighlight.js';
import { loadMarkdown } from '../../../../src/features/playground/frame/scalar/descriptions.js';
import { eventually } from '../../eventually.js';

const python = 's = """<a>\nb"""\n';

it('Code is marked up as soon as its grammar is there', async () => {
  await eventually(() => {
    expect(syntaxHighlight(python, { lang: 'python' })).toBe(
      '<pre><code class="hljs language-python">s = <span class="hljs-string">&quot;&quot;&quot;&lt;a&gt;\nb&quot;&quot;&quot;</span>\n</code></pre>',
    );
  });
});

it('Code in an unknown language is shown as it is', () => {
  expect(syntaxHighlight('a < b', { lang: '"x' })).toBe(
    '<pre><code class="hljs language-&quot;x">a &lt; b</code></pre>',
  );
});

it('Each line is an element of its own, also within a text of several lines', async () => {
  await eventually(() => {
    expect(syntaxHighlight(python, { lang: 'python', lineNumbers: true })).toBe(
      '<pre><code class="hljs language-python" style="--line-count: 2; --line-digits: 1;">' +
        '<span class="line">s = <span class="hljs-string">&quot;&quot;&quot;&lt;a&gt;\n</span></span>' +
        '<span class="line"><span class="hljs-string">b&quot;&quot;&quot;</span>\n</span>' +
        '<span class="line">\n</span></code></pre>',
    );
  });
});

it('Credentials are masked, but not those that are too short to be found', () => {
  expect(syntaxHighlight('key=a&b&c', { lang: 'text', maskCredentials: ['a&b', 'c', ''] })).toBe(
    '<pre><code class="hljs language-text">key=<span class="credential"><span class="credential-value">a&amp;b</span></span>&amp;c</code></pre>',
  );
});

const description = 'Before\n\n# One *two*\n\ntext\n\n- item\n\n## [Three](/x) `four`\n';

it('A description is shown as text before its renderer has arrived', async () => {
  // Another test may have loaded the renderer.
  vi.resetModules();
  const { htmlFromMarkdown } = await import('../../../../src/features/playground/frame/scalar/codeHighlight.js');
  expect(htmlFromMarkdown('Where it *grows* <b>best</b>')).toBe('<p>Where it *grows* &lt;b&gt;best&lt;/b&gt;</p>\n');
});

it('Headings are listed without their formatting', async () => {
  await loadMarkdown();
  expect(getHeadings(description)).toEqual([
    { depth: 1, value: 'One two' },
    { depth: 2, value: 'Three four' },
  ]);
});

it('A description is split at its headings', async () => {
  await loadMarkdown();
  expect(splitContent(description)).toEqual(['Before', '# One *two*', 'text\n\n- item', '## [Three](/x) `four`']);
});
