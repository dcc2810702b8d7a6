import { expect, it } from 'vitest';
import { localStyles } from '../../../../src/features/export/stylesheet.js';

it('Addresses in a style sheet become relative to it, with their quotes', () => {
  const files = new Set(['fonts/a b.woff2', 'a.png']);
  expect(
    localStyles(
      `@import "/more.css";@font-face{src:url("/fonts/a%20b.woff2")}a{background:url(/a.png),url('data:,/x'),url(#grain)}`,
      '_astro/page.css',
      files,
    ),
  ).toBe(
    `@import "../more.css";@font-face{src:url("../fonts/a%20b.woff2")}a{background:url(../a.png),url('data:,/x'),url(#grain)}`,
  );
});
