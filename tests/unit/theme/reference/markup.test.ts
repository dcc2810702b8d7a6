import { expect, it } from 'vitest';
import { idPart } from '../../../../src/shared/idPart.js';
import { PageIds } from '../../../../src/mdx/slug.js';
import { renderLink } from '../../../../src/theme/reference/link.js';
import { markup, trusted } from '../../../../src/theme/reference/markup/markup.js';

it('Strings are escaped, also in attributes, and trusted markup is kept', () => {
  const html = markup`<p title="${'a "b" <c> & d'}">${'<script>'}${trusted('<b>x</b>')}${markup`<i>${'&'}</i>`}</p>`;
  expect(html.text).toBe('<p title="a &quot;b&quot; &lt;c&gt; &amp; d">&lt;script&gt;<b>x</b><i>&amp;</i></p>');
});

it('Missing values leave nothing, and lists are joined', () => {
  expect(markup`a${undefined}${false}${['b', 1, [markup`<i></i>`]]}${''}c`.text).toBe('ab1<i></i>c');
});

it('A zero is written', () => {
  expect(markup`${0}`.text).toBe('0');
});

it('Each id is used once, including the ids of the text', () => {
  const ids = new PageIds(['body']);
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
])('The name %j becomes %j in an id', (name, part) => {
  expect(idPart(name)).toBe(part);
});

it('Only web addresses become links', () => {
  expect(renderLink('https://example.com/?a=1&b="').text).toContain('href="https://example.com/?a=1&amp;b=&quot;"');
  expect(renderLink('javascript:alert(1)', 'more').text).toBe('more');
  expect(renderLink('data:text/html,x').text).toBe('data:text/html,x');
});
