import { expect, it } from 'vitest';
import { readLeadingPicture } from '../../../../src/features/pictures/leadingPicture.js';
import { editTags } from '../../../../src/shared/readTags.js';

const picture = '<img src="/a.png" width="800" height="400" loading="lazy">';
const withLeadingPicture = (html: string): string => editTags(html, (edits) => [readLeadingPicture(html, edits)]);
const page = (text: string): string => `<main><div class="mdx-content prose">${text}</div></main>`;

it('The picture that a page opens with is fetched first, and only that one', () => {
  expect(withLeadingPicture(page(`<p>Text.</p><div class="frame">${picture}</div>${picture}`))).toBe(
    page(
      `<p>Text.</p><div class="frame"><img src="/a.png" width="800" height="400" fetchpriority="high"></div>${picture}`,
    ),
  );
});

it('Words of a text hide no picture', () => {
  const text = '<p>A hidden block of a <code>table</code>.</p>';
  expect(withLeadingPicture(page(`${text}${picture}`))).toContain('fetchpriority="high"');
});

it.each([
  ['far below', `<p>${'word '.repeat(200)}</p>${picture}`],
  ['folded', `<details><p>${picture}</p></details>`],
  ['in a tab that is not open', `<div role="tabpanel" hidden>${picture}</div>`],
  ['for one mode only', `<img class="block dark:hidden" src="/a.png" width="800" loading="lazy">`],
  ['a badge', '<img src="/a.png" width="120" height="20" loading="lazy">'],
  ['without a known width', '<img src="https://x.example/a.png" loading="lazy">'],
])('A picture that is %s waits for its reader', (_, text) => {
  expect(withLeadingPicture(page(text))).toBe(page(text));
});
