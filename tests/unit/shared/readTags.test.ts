import { expect, it } from 'vitest';
import { readTags, type Tag } from '../../../src/shared/readTags.js';

/** Names of the tags that open and close. */
function namesIn(html: string): string {
  const names: string[] = [];
  readTags(html, [{ open: ({ name }) => names.push(name), close: (name) => names.push(`/${name}`) }]);
  return names.join(' ');
}

it('Attributes come with their offsets, as written', () => {
  const html = `<P>a</P><IMG  SRC='a.png?b&amp;c' hidden width = 5 alt="x > y">`;
  const tags: Tag[] = [];
  readTags(html, [{ open: (tag) => tags.push(tag) }]);
  const [, image] = tags;
  expect(image?.attributes.map(({ name, value }) => [name, value])).toEqual([
    ['src', 'a.png?b&amp;c'],
    ['hidden', ''],
    ['width', '5'],
    ['alt', 'x > y'],
  ]);
  expect(image?.attributes.map(({ start, end }) => html.slice(start, end))).toEqual([
    "SRC='a.png?b&amp;c'",
    'hidden',
    'width = 5',
    'alt="x > y"',
  ]);
  expect(html.slice(image?.start, image?.end)).toBe(html.slice(8));
});

it.each([
  ['a comment', '<!-- <b> --><i>', 'i'],
  ['a script', '<script>"<b>"</script><i>', 'script /script i'],
  ['a style sheet', '<style>/*<b>*/</style><i>', 'style /style i'],
  ['a text field', '<textarea><b></textarea><i>', 'textarea /textarea i'],
])('There are no tags in %s', (_, html, names) => {
  expect(namesIn(html)).toBe(names);
});

it.each([
  ['the title of a drawing', '<svg><title><b></title></svg>', 'svg title b /title /svg'],
  ['an element that closes itself', '<svg><style/><a></svg>', 'svg style /style a /svg'],
  ['a drawing that closes itself', '<svg/><script>"<b>"</script>', 'svg /svg script /script'],
  ['a drawing that HTML ends', '<svg><p><script>"<b>"</script>', 'svg p script /script'],
  ['data that is none', '<![CDATA[ > <a> ]]><i>', 'a i'],
  ['data without an end', '<p><![CDATA[ > <a>', 'p a'],
  ['HTML within a drawing', '<svg><foreignObject><style>"<b>"</style>', 'svg foreignobject style /style'],
])('Tags are found as a browser finds them in %s', (_, html, names) => {
  expect(namesIn(html)).toBe(names);
});
