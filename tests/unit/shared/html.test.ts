import { expect, it } from 'vitest';
import { escapeHtml, escapeText, escapeXml } from '../../../src/shared/html.js';

it('Escapes the characters that have a meaning where the text stands', () => {
  const text = `<a b="c" d='e'>&amp;`;
  expect(escapeText(text)).toBe(`&lt;a b="c" d='e'&gt;&amp;amp;`);
  expect(escapeHtml(text)).toBe(`&lt;a b=&quot;c&quot; d='e'&gt;&amp;amp;`);
  expect(escapeXml(text)).toBe(`&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;amp;`);
});
