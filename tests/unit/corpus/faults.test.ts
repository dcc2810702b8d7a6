import { describe, expect, it } from 'vitest';
import { betrayals, duplicateIds, emptiness, unsizedImages } from '../../corpus/faults.js';
import { readPage } from '../../corpus/page.js';

const found = (html: string, source?: string): string[] =>
  betrayals(readPage('/a', html), source).map(({ what }) => what.split(':')[0] ?? '');

describe('Signs of failed rendering', () => {
  it.each([
    ['<p>see [object Object] there</p>', 'an object as text'],
    ['<p>Hello undefined</p>', 'undefined'],
    ['<p>&lt;Card title="x"&gt;text</p>', 'a component as text'],
    ['<p>:::note</p>', 'a directive'],
    ['<p>Hello {{name}}</p>', 'a placeholder'],
    ['<p>&lt;!-- hidden --&gt;</p>', 'a comment'],
    ["<p>import Box from '/snippets/box.mdx'</p>", 'a module statement'],
    ['<div>[the guide](/guide)</div>', 'Markdown'],
    ['<div>**bold**</div>', 'Markdown'],
    ['<div>## Heading</div>', 'Markdown'],
    ['<h2>Title {#own}</h2>', 'an id of a heading'],
    ['<div><CardBody>text</CardBody></div>', 'a component as an element'],
    ['<div className="x">text</div>', 'a React attribute'],
    ['<a class="undefined">text</a>', 'an attribute'],
    ['<img alt="[object Object]">', 'an attribute'],
  ])('The markup %s is reported as %s', (html, what) => {
    expect(found(html)).toEqual([what]);
  });

  it('The text of several elements in a line is joined', () => {
    expect(found('<p>see {<b></b>{name}}</p>')).toEqual(['a placeholder']);
  });

  it.each([
    '<pre><code>{{name}} undefined &lt;Card&gt; **b**</code></pre>',
    '<p>use <code>&lt;Card&gt;</code> or <code>{{x}}</code></p>',
    '<script>const a = undefined; "{{"</script>',
    '<p>x](https://a.example/](https://a.example/)</p>',
    '<p>A Promise&lt;Result&gt; of 2 ** 3 and a * b * c</p>',
    '<svg viewBox="0 0 1 1"><linearGradient></linearGradient></svg>',
  ])('The markup %s is not reported', (html) => {
    expect(found(html)).toEqual([]);
  });

  it('Bold text that begins within a link is accepted', () => {
    expect(found('<p>by **A** (B)</p>', 'by **[A** (B)](https://a.example)')).toEqual([]);
  });

  it('A number sign in a table and an unopened bracket are accepted', () => {
    expect(found('<div># Rows</div>', '| Name | # Rows |')).toEqual([]);
    expect(found('<div># Rows</div>', '# Rows')).toEqual(['Markdown']);
    expect(found('<p>the guide](/guide)</p>', 'See the guide](/guide).')).toEqual([]);
    expect(found('<p>[the guide](/guide)</p>', 'See [the guide](/guide).')).toEqual(['Markdown']);
  });

  it('The word "undefined" is accepted when the author wrote it', () => {
    expect(found('<p>the value is undefined</p>', 'the value is undefined')).toEqual([]);
  });
});

it('Finds images of the site without a size', () => {
  const page = readPage(
    '/a',
    '<img src="/a.png"><img src="/b.png" width="2" height="1"><img src="https://x.org/c.png">',
  );
  expect(unsizedImages(page, (source) => source.startsWith('/'))).toEqual([{ page: '/a', what: '/a.png' }]);
});

it('Finds duplicate ids outside SVG images', () => {
  const page = readPage('/a', '<p id="x"></p><p id="x"></p><p id="y"></p><svg><g id="z"></g><g id="z"></g></svg>');
  expect(duplicateIds(page).map(({ what }) => what)).toEqual(['x']);
  expect(duplicateIds(page, '<p id="x"></p><p id="x"></p>')).toEqual([]);
});

describe('Empty pages', () => {
  const shell = (content: string): string => `<nav>Menu</nav><div class="mdx-content prose">${content}</div>`;
  it.each([
    ['', 'text', 1],
    ['<p> </p>', undefined, 1],
    ['', '---\ntitle: A\n---\n', 0],
    ['', "import A from '/a.mdx'\n{/* later */}", 0],
    ['<p>text</p>', 'text', 0],
    ['<img src="/a.png">', '![](/a.png)', 0],
  ])('The content %j from the source %j has %i faults', (content, source, count) => {
    expect(emptiness(readPage('/a', shell(content)), source)).toHaveLength(count);
  });
});
