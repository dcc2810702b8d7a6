import fc from 'fast-check';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/site/outputs/text/html.js';
import { escapeStart, escapeText } from '../../../../src/site/outputs/text/markdown/escape.js';
import { toMarkdown } from '../../../../src/site/outputs/text/markdown/markdown.js';
import { element, textOf } from '../../../../src/site/outputs/text/nodes.js';
import { markdownOf, plain } from './mdx.js';

describe('text that Markdown has signs for', () => {
  it.each([
    '# Heading\n\nText with **strong**, *emphasis*, ~~removed~~ and `code`.',
    '- One\n- Two\n  - Deeper\n- Three',
    '3. Third\n4. Fourth',
    '- [x] Done\n- [ ] Open',
    '> Quoted\n>\n> - twice',
    '```ts title="a.ts"\nconst a = `b`;\n```',
    '````md\n```ts\n```\n````',
    '| A | B |\n| :--- | ---: |\n| 1 | `a \\| b` |',
    '[Link](/a/b "Its title") and ![picture](/a.png)',
    'A formula $a^2$ here:\n\n$$\nb_1\n$$',
    'A claim.[^why]\n\n[^why]: Because.',
    '---',
    'Press <kbd>Esc</kbd>, H<sub>2</sub>O',
  ])('keeps %j', (text) => {
    expect(markdownOf(text)).toBe(text);
  });

  it('sets items with several paragraphs apart', () => {
    expect(markdownOf('1. First\n\n   More.\n2. Second')).toBe('1. First\n\n   More.\n\n2. Second');
  });

  it('leaves out what only a page shows', () => {
    const html =
      '<div>Before <svg><title>Drawing</title></svg> after<script>alert(1)</script><style>{`p{}`}</style></div>';
    expect(markdownOf(html)).toBe('Before after');
    expect(markdownOf('## Title {#own}\n\nText')).toBe('## Title\n\nText');
  });

  it('puts what is set beside a table cell on one line', () => {
    const html =
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li>x</li><li>y</li></ul></td></tr></tbody></table>';
    expect(markdownOf(html)).toBe('| A |\n| --- |\n| - x - y |');
  });

  it('links to films and to pages in frames', () => {
    expect(markdownOf('<video controls src="/a.mp4"></video>')).toBe('[Video](/a.mp4)');
    expect(markdownOf('<iframe src="https://x.com/e" title="A talk"></iframe>')).toBe('[A talk](https://x.com/e)');
  });

  it('puts the origin before root-relative links only', () => {
    const nodes = plain('[a](/b) [c](https://d.com) [e](#f) [g](//h.com)');
    expect(toMarkdown(nodes, { origin: 'https://docs.com' })).toBe(
      '[a](https://docs.com/b) [c](https://d.com) [e](#f) [g](//h.com)\n',
    );
  });
});

describe('escapes', () => {
  const shown = (markdown: string): string =>
    textOf(parseHtml(markdownToHtml(markdown, { features: { gfm: true } }).html)).trim();

  it('say what the text said, whatever it was', () => {
    const words = fc.constantFrom(
      'a',
      'b1',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '#',
      '-',
      '+',
      '1.',
      '&amp;',
      '\\',
      '~~',
      '!',
      ' ',
      '|',
      ':',
      'x_y',
    );
    const texts = fc.array(words, { maxLength: 14 }).map((parts) => parts.join('').replace(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(texts, (text) => {
        expect(shown(escapeStart(escapeText(text)))).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  it('leave ordinary text as it is', () => {
    const text = 'Set user_id (see [1]) to 2 * 3 > 5, not #4: 50% - that is it!';
    expect(escapeText(text)).toBe(text.replace('*', '\\*'));
  });

  it('fence code that has fences in it', () => {
    expect(toMarkdown([element('code', ['a ``b'])])).toBe('```a ``b```\n');
    expect(toMarkdown([element('pre', [], { code: '````\nx\n````', lang: 'md' })])).toBe(
      '`````md\n````\nx\n````\n`````\n',
    );
  });
});
