import { expect, it } from 'vitest';
import { idPart, SectionIds } from '../../../src/render/reference/ids.js';
import { renderLink } from '../../../src/reference/link.js';
import { markup, trusted } from '../../../src/reference/markup/markup.js';

it('escapes texts, in attributes as well, and nothing else', () => {
  const html = markup`<p title="${'a "b" <c> & d'}">${'<script>'}${trusted('<b>x</b>')}${markup`<i>${'&'}</i>`}</p>`;
  expect(html.text).toBe('<p title="a &quot;b&quot; &lt;c&gt; &amp; d">&lt;script&gt;<b>x</b><i>&amp;</i></p>');
});

it('leaves nothing for what is missing, and strings lists together', () => {
  expect(markup`a${undefined}${false}${['b', 1, [markup`<i></i>`]]}${''}c`.text).toBe('ab1<i></i>c');
});

it('writes a zero', () => {
  expect(markup`${0}`.text).toBe('0');
});

it('hands out each id once, those of the text included', () => {
  const ids = new SectionIds(['body']);
  expect([ids.claim('body'), ids.claim('body'), ids.claim('query')]).toEqual(['body-2', 'body-3', 'query']);
});

it.each([
  ['X-Request-ID', 'X-Request-ID'],
  ['filter[name]', 'filter-name'],
  ['{key}', 'key'],
  ['größe', 'größe'],
  ['a b"<c>', 'a-b-c'],
  ['$ref', 'ref'],
  ['[]', ''],
])('takes %j into an id as %j', (name, part) => {
  expect(idPart(name)).toBe(part);
});

it('links to the web only', () => {
  expect(renderLink('https://example.com/?a=1&b="').text).toContain('href="https://example.com/?a=1&amp;b=&quot;"');
  expect(renderLink('javascript:alert(1)', 'more').text).toBe('more');
  expect(renderLink('data:text/html,x').text).toBe('data:text/html,x');
});
