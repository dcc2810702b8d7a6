import { describe, expect, it } from 'vitest';
import { readLatinTexts } from '../../../src/render/latinTexts.js';
import { editTags } from '../../../src/shared/readTags.js';

/** A page in a direction after its texts were marked. Marks are shown as `|`. */
function marked(body: string, direction = ' dir="rtl"'): string {
  const before = `<html lang="ar"${direction}><body>`;
  const html = `${before}${body}</body></html>`;
  const after = editTags(html, (edits) => [readLatinTexts(html, edits)]);
  return after.slice(before.length, -'</body></html>'.length).replaceAll('\u200E', '|');
}

describe('Texts in Latin letters on right-to-left pages', () => {
  it.each([
    ['<li><a href="/a">C++</a></li>', '<li><a href="/a">C++|</a></li>'],
    ['<h1 id="a"> .NET </h1>', '<h1 id="a"> |.NET </h1>'],
    ['<p>{} Guide to <b>plants</b> <i>(API)</i></p>', '<p>|{} Guide to <b>plants</b> <i>(API)|</i></p>'],
    ['<td><code>a</code> or b</td>', '<td>|<code>a</code> or b</td>'],
    ['<p>2 pots<br>C#</p>', '<p>|2 pots<br>C#|</p>'],
  ])('Signs at the edges of %s have a mark', (html, expected) => {
    expect(marked(html)).toBe(expected);
    expect(marked(html, '')).toBe(html);
  });

  it.each([
    '<h2>Plants</h2>',
    '<p>(API) مرجع.</p>',
    '<p>انظر <b>C++</b></p>',
    '<p>2 × 3 &amp; ++</p>',
    '<pre><code>a++</code></pre>',
    '<td><code>a++</code></td>',
    '<p><bdi>C++</bdi></p>',
    '<svg><text>C++</text></svg>',
  ])('%s stays as it is', (html) => {
    expect(marked(html)).toBe(html);
  });

  it('A label is marked beside a sign or a box', () => {
    expect(marked('<a><svg><path/></svg>.NET</a>')).toBe('<a><svg><path/></svg>|.NET</a>');
    expect(marked('<a><span>السابق</span><b class="title">C++</b></a>')).toBe(
      '<a><span>السابق</span><b class="title">C++|</b></a>',
    );
  });
});
