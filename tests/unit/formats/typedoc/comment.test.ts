import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/documents/json.js';
import { withSymbolLinks } from '../../../../src/formats/typedoc/symbolLinks.js';
import { commentOf, markdownOf } from '../../../../src/formats/typedoc/reflections/comment.js';

const find = (id: number) => (id === 3 ? { page: 'class a.B (old)', anchor: 'method-c' } : undefined);
const text = (value: string): Json => ({ kind: 'text', text: value });
const link = (value: string, target?: Json, tag = '@link'): Json => ({
  ...{ kind: 'inline-tag', tag, text: value },
  ...(target !== undefined && { target }),
});
const tag = (name: string, value: string, title?: string): Json => ({
  ...{ tag: `@${name}`, content: [text(value)] },
  ...(title !== undefined && { name: title }),
});

describe('Comments', () => {
  it('Every tag has its place, and those that other parts say are left out', () => {
    const comment = {
      summary: [text('It grows.')],
      modifierTags: ['@beta', '@packageDocumentation'],
      blockTags: [
        tag('remarks', 'Slowly.'),
        tag('deprecated', 'Use `b`.'),
        tag('since', '1.2.0'),
        tag('see', 'The manual.'),
        tag('throws', 'Often.'),
        tag('exception', 'Always.'),
        tag('param', 'How high.\nIn metres.', 'height'),
        tag('param', 'left'),
        tag('typeParam', 'The plant.', 'T:'),
        tag('return', 'The height.'),
        tag('group', 'left'),
        tag('platformNote', 'Only at night.'),
        tag('example', '```ts\ngrow();\n```'),
        tag('example', '```js\ngrow();\n```', 'Faster'),
        tag('example', 'With a caption\n```\ngrow();\n```'),
        tag('example', 'First:\n```ts\na();\n```\nthen:\n```ts\nb();\n```'),
      ],
    };
    expect(commentOf(comment, find)).toEqual({
      description: 'It grows.\n\nSlowly.',
      deprecation: 'Use `b`.',
      since: '1.2.0',
      see: ['The manual.'],
      throws: ['Often.', 'Always.'],
      notes: [
        { title: 'Parameters', text: '- `height`: How high.\n  In metres.' },
        { title: 'Type parameters', text: '- `T`: The plant.' },
        { title: 'Returns', text: 'The height.' },
        { title: 'Platform note', text: 'Only at night.' },
      ],
      marks: ['beta'],
      examples: [
        { code: 'grow();', language: 'ts' },
        { title: 'Faster', code: 'grow();', language: 'js' },
        { title: 'With a caption', code: 'grow();', language: 'typescript' },
        { text: 'First:\n```ts\na();\n```\nthen:\n```ts\nb();\n```' },
      ],
    });
  });

  it('The caption of an example is its title, with or without the tags of JSDoc', () => {
    const blockTags = [
      tag('example', '```js\ngrow();\n```', '<caption>Faster</caption>'),
      tag('example', '<caption>Slower</caption>\n```js\ngrow();\n```'),
    ];
    expect(commentOf({ summary: [], blockTags }, find).examples.map(({ title }) => title)).toEqual([
      'Faster',
      'Slower',
    ]);
  });

  it('Links to symbols become links to their pages, and words where there is none', () => {
    const markdown = markdownOf(
      [text('See '), link('B.c', 3), text(' and '), link('the *old* [B]', 3), text('.')],
      find,
    );
    const hrefs = new Map([['class a.B (old)', '/sdk/a/b']]);
    expect(withSymbolLinks(markdown, (page) => hrefs.get(page))).toBe(
      'See [`B.c`](/sdk/a/b#method-c) and [the \\*old\\* \\[B\\]](/sdk/a/b#method-c).',
    );
    expect(withSymbolLinks(markdown, () => undefined)).toBe('See `B.c` and the \\*old\\* \\[B\\].');
  });

  it.each<[string, Json]>([
    ['[the site](<https://example.com/a_(b)>)', link('the site', 'https://example.com/a_(b)')],
    ['[`the site`](<https://example.com/>)', link('the site', 'https://example.com/', '@linkcode')],
    ['[x](<https://example.com/%3E%20%3Cscript%3E>)', link('x', 'https://example.com/> <script>')],
    ['click here', link('click here', 'javascript:alert(1)')],
    ['\\<img onerror=alert(1)\\>', link('<img onerror=alert(1)>')],
    ['`Gone.away`', link('Gone.away', 99)],
    ['`Promise`', link('Promise', { packageName: 'typescript', qualifiedName: 'Promise' })],
    ['', link('', undefined, '@inheritDoc')],
    ['own', link('own', undefined, '@mine')],
  ])('An inline tag is written as `%s`', (expected, part) => expect(markdownOf([part], find)).toBe(expected));

  it('Nothing and odd things are no comment', () => {
    for (const odd of [undefined, null, 'text', 3, [], { summary: 'text', blockTags: [3, null, {}] }])
      expect(commentOf(odd, find)).toEqual({ examples: [], see: [], throws: [], notes: [], marks: [] });
  });
});
