import { describe, expect, it } from 'vitest';
import { tagEnd } from '../../../../src/mdx/compile/tagEnd.js';

describe('tagEnd', () => {
  it.each([
    ['<a href="x > y">', ' text > more'],
    ["<Card title={'a > b'} />", '\n\nDon’t > '],
    ["<Config code={`\n  // the plugin's own } default\n  a: b,\n`}\n/>", "\n\n## It's next"],
    ['<Config code={/* don\'t } */ {a: {b: "}>"}}} />', ' }'],
    ["<Config icon={<b>it's</b>} />", " 'x' >"],
  ])('Ends %s', (tag, rest) => expect(tagEnd(`before ${tag}${rest}`, 'before '.length)).toBe(`before ${tag}`.length));

  it('Returns the length of the text for a tag without an end', () => expect(tagEnd('<a b={c', 0)).toBe(7));
});
