import { expect, it } from 'vitest';
import { withCodeBlocks } from '../../../src/render/codeBlocks.js';

const highlighted = (html: string): string => withCodeBlocks(html, (code, { lang }) => `[${lang}: ${code}]`, 'js');
const block = (language: string, code: string): string =>
  `<div class="code-block sdk-code"><pre data-wrap data-language="${language}"><code>${code}</code></pre></div>`;

it.each([
  ['<pre><code class="language-ts">a &lt; b\n</code></pre><p>c</p>', `${block('ts', '[ts: a < b]')}<p>c</p>`],
  ['<pre><code class="mine language-ts">a</code></pre>', block('ts', '[ts: a]')],
  ['<li><pre><code>a\n\nb\n</code></pre></li>', `<li>${block('js', '[js: a\n\nb]')}</li>`],
])('The code in %j is highlighted', (html, expected) => {
  expect(highlighted(html)).toBe(expected);
});

it.each([
  '<pre>a</pre>',
  '<pre> <code>a</code></pre>',
  '<pre><code>a <b>c</b></code></pre>',
  '<pre><code>a</code> b</pre>',
  '<p><code>a</code></p>',
])('The text in %j is left as it is', (html) => {
  expect(highlighted(html)).toBe(html);
});
