import { describe, expect, it } from 'vitest';
import { isAuthorsElement } from '../../corpus/browse.js';

describe('isAuthorsElement', () => {
  const written = '<div>Kit</div>\n<button className="mic" />\n<p class="a b">x</p>';

  it.each(['<div>Kit</div>', '<button class="mic">', '<p id="x" class="a b">y</p>'])(
    'The element %s was written by the author',
    (html) => {
      expect(isAuthorsElement(html, written)).toBe(true);
    },
  );

  it.each(['<div>Other</div>', '<button>', '<button class="copy">', '<p class="a">x</p>'])(
    'The element %s was not written by the author',
    (html) => {
      expect(isAuthorsElement(html, written)).toBe(false);
    },
  );
});
