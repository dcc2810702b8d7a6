import { expect, it } from 'vitest';
import { PageStyles } from '../../../src/frame/pageStyles.js';
import { editTags } from '../../../src/shared/readTags.js';

const styles = new PageStyles(
  [
    {
      name: 'page',
      start: 'all{}',
      parts: [
        { css: '.a{}', needs: [['.a'], ['#b', 'p']] },
        { css: 'rtl{}', needs: [['[dir]']] },
        { css: 'wide{}', needs: [['[data-page-mode=wide]']] },
        { css: 'greek{}', needs: [], characters: 'U+370-377,U+38?' },
      ],
    },
    {
      name: 'parts',
      start: '',
      parts: [
        { css: '.c{}', needs: [['.c']] },
        { css: 'date{}', needs: [['[type=date]']] },
      ],
    },
  ],
  (name) => (name === 'x_-1' ? 'icons{}' : undefined),
);

const page = (body: string, root = '<html>'): string =>
  `${root}<head><link rel="stylesheet" href="/docs/_astro/page.aV-YYwHw.css"></head>${body}`;

function link(html: string, ...needed: string[]): { linked: string; used: string[] } {
  const used = new Set(needed);
  return { linked: editTags(html, (edits) => [styles.reader(html, edits, used)]), used: [...used] };
}

const sheetsOf = (html: string, ...needed: string[]): (string | undefined)[] =>
  link(html, ...needed).used.map((each) => styles.at(each));

it.each([
  ['<i></i>', ['all{}']],
  ['<i class="b a"></i>', ['all{}.a{}']],
  ["<i class='a'></i>", ['all{}.a{}']],
  ['<i class=a></i>', ['all{}.a{}']],
  ['<i id="b"></i>', ['all{}']],
  ['<p id="b"></p>', ['all{}.a{}']],
  ['<i dir="rtl">ΈΞ</i>', ['all{}greek{}']],
  ['<i class="c"></i>', ['all{}', '.c{}']],
  ['<!-- <i class="a"> --><b title="<i class=a>">class="a"</b><script>"<i class=a>"</script>', ['all{}']],
  ['<input id="c" type="DATE">', ['all{}', 'date{}']],
  ['<input type=text>', ['all{}']],
])('A page with %s has the styles %j', (body, sheets) => {
  expect(sheetsOf(page(body))).toEqual(sheets);
});

it('A page has styles for the attributes of its root', () => {
  expect(sheetsOf(page('', '<html dir="rtl" data-page-mode="none">'))).toEqual(['all{}rtl{}']);
  expect(sheetsOf(page('', '<html data-page-mode="wide">'))).toEqual(['all{}wide{}']);
});

it('Pages with the same parts share their style sheets, which are below the base', () => {
  const { linked } = link(page('<i class="a b"></i>'));
  expect(link(page('<i class="a"></i>')).linked).toBe(linked.replace('a b', 'a'));
  expect(link(page('')).linked).toMatch(
    /^<html><head><link rel="stylesheet" href="\/docs\/_astro\/page\.[\w-]{8}\.0\.css"><\/head>$/,
  );
});

it('The icons of the sidebar are in the first style sheet', () => {
  expect(sheetsOf(page('<i class="a c"></i>'), '/_astro/icons.x_-1.css')).toEqual(['all{}.a{}icons{}', '.c{}']);
});

it('A part of a page keeps its icons', () => {
  const tree = '<link rel="stylesheet" href="/_astro/icons.x_-1.css"><ul class="a"></ul>';
  expect(link(tree, '/_astro/icons.x_-1.css')).toEqual({ linked: tree, used: ['/_astro/icons.x_-1.css'] });
});

it.each(['/_astro/page.aaaaaaaa.0.css', '/_astro/other.css', '/_astro/icons.none.css', '/page.css'])(
  'The address %s has no style sheet',
  (address) => {
    expect(styles.at(address)).toBeUndefined();
  },
);
