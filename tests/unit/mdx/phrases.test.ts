import { expect, it } from 'vitest';
import { insertPhrases, markPhrase } from '../../../src/mdx/phrases.js';
import { textNodes } from '../../../src/render/text/textNodes.js';

it('A phrase takes the place of its mark, and the rest of a text stays', () => {
  const text = `a:b ${markPhrase('table', '')} linkTo:c ${markPhrase('linkTo', 'A &amp; B')}.`;
  expect(insertPhrases(text, (name, subject) => `[${name} ${subject}]`)).toBe(
    'a:b [table ] linkTo:c [linkTo A &amp; B].',
  );
});

it('Plain text has the subject of a phrase', () => {
  const heading = markPhrase('footnotes', 'Footnotes');
  expect(textNodes([heading, { kind: 'html', html: `<b>${heading}</b>` }])).toMatchObject([
    'Footnotes',
    { name: 'b', children: ['Footnotes'] },
  ]);
});
