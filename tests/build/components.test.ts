import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { page } from './trellis.js';

const { findAll, getElementById, textContent } = DomUtils;

const { base } = testSites.components;
const { output, stderr: report } = await built(testSites.components);

const read = (route: string) => parseDocument(page(output, route));
type Document = ReturnType<typeof read>;
type Element = ReturnType<typeof findAll>[number];
const classesOf = ({ attribs }: Element): string[] => (attribs['class'] ?? '').split(/\s+/);
const withClass = (document: Document, name: string): Element[] =>
  findAll((element) => classesOf(element).includes(name), document.children);
const textOf = (element: Element | null | undefined): string | undefined =>
  element ? textContent(element).replace(/\s+/g, ' ').trim() : undefined;

describe('Code with types', () => {
  const [water, errors, completions] = withClass(read('types'), 'code-block');

  it('Names, answers, marks, errors, completions and notes are part of the page', () => {
    expect(textOf(water)).toContain('const said: string');
    expect(textOf(water)).not.toContain('^?');
    expect(errors && withClass(parseDocument(DomUtils.getOuterHTML(errors)), 'code-message').map(textOf)).toEqual([
      "Type 'number' is not assignable to type 'string'.",
    ]);
    expect(textOf(completions)).toContain('forEach');
    expect(textOf(completions)).toContain('Two leaves.');
  });

  it('Only its page has their style sheet; its Markdown has the plain code', () => {
    const hasTypes = (route: string): boolean =>
      Array.from(page(output, route).matchAll(/_astro\/parts\.[\w.-]+\.css/g), ([sheet]) => sheet).some((sheet) =>
        readFileSync(path.join(output, sheet), 'utf8').includes('.code-word'),
      );
    expect([hasTypes('types'), hasTypes('code')]).toEqual([true, false]);
    expect(readFileSync(path.join(output, 'types.md'), 'utf8')).toContain(
      "\nconst said = water({ name: 'Fern', need: 0.5 });\n\nconsole.log(said.toUpperCase());\n```",
    );
  });
});

describe('The outermost element of a component', () => {
  const classes = {
    'a-note': 'callout',
    'a-callout': 'callout',
    'a-card': 'card',
    'a-card-group': 'card-group',
    'some-columns': 'card-group',
    'a-column': 'column',
    'a-tile': 'tile',
    'some-steps': 'steps',
    'a-step': 'step',
    'some-tabs': 'tabs',
    'a-tab': 'tab-panel',
    'an-accordion-group': 'accordion-group',
    'an-accordion': 'accordion',
    'an-expandable': 'expandable',
    'a-frame': 'frame',
    'a-code-group': 'code-group',
    'a-code-block': 'code-block',
    'a-fenced-block': 'code-block',
    'a-diagram': 'diagram',
    'a-param': 'field',
    'a-field': 'field',
    'a-badge': 'badge',
    'an-icon': 'icon',
    'a-tooltip': 'tooltip',
    'a-prompt': 'prompt',
    'a-repository': 'card',
    'a-heading': 'own',
    'a-tree': 'tree',
    'a-color': 'color',
    'a-view': 'view',
    'a-panel': 'panel',
  };

  it.each(Object.entries(classes))(
    'The element `%s` has the id, class and styles that the author gives it',
    (id, name) => {
      const element = getElementById(id, read('looks'));
      expect(element && classesOf(element)).toEqual(expect.arrayContaining(['own', name]));
      expect(element?.attribs['style']?.replaceAll(' ', '')).toMatch(/(?:^|;)margin-top:4px$/);
    },
  );

  it('An update has the author’s class and styles, and its heading has the id', () => {
    const [update] = withClass(read('looks'), 'update');
    expect(update?.attribs).toMatchObject({ class: 'update own', style: 'margin-top:4px' });
    expect(getElementById('an-update', update?.children ?? [])?.name).toBe('h2');
  });
});

describe('Elements in text properties', () => {
  it.each([
    ['A note’s title', 'callout-title'],
    ['A callout’s title', 'callout-title'],
    ['A card’s title', 'card-title'],
    ['A card’s line', 'card-text'],
    ['A card’s call', 'card-cta'],
    ['A tile’s title', 'card-title'],
    ['A tile’s line', 'tile-description'],
    ['An accordion’s title', 'accordion-title'],
    ['An accordion’s line', 'accordion-description'],
    ['A type’s name', 'field-type'],
    ['A tooltip’s tip', 'tooltip-bubble'],
    ['A tooltip’s headline', 'tooltip-headline'],
    ['A tooltip’s call', 'tooltip-link'],
    ['A prompt’s line', 'prompt-title'],
    ['An update’s label', 'update-label'],
    ['An update’s line', 'update-description'],
    ['A step with code', 'step-title'],
    ['A smaller step', 'step-title'],
    ['First tab', 'tab'],
    ['second', 'tab'],
  ])('The text property “%s” may hold an element', (text, name) => {
    const found = withClass(read('elements'), name).find((element) =>
      textOf(element)?.replaceAll("'", '’').includes(text),
    );
    expect(found && findAll(({ name: tag }) => /^(?:em|code|a)$/.test(tag), [found]).length).toBeGreaterThan(0);
  });

  it('A title made of elements gives the component its id and its table of contents entry', () => {
    const document = read('elements');
    for (const id of ['a-step-with-code', 'first-tab', 'second', 'an-accordions-title', 'an-updates-label'])
      expect(getElementById(id, document), id).not.toBeNull();
    const contents = textOf(getElementById('table-of-contents', document));
    expect(contents).toContain('A step with code');
    expect(contents).toContain("An update's label");
    expect(report).not.toContain('elements.mdx');
  });

  it('An icon may be an element', () => {
    const drawn = withClass(read('elements'), 'icon-element');
    expect(drawn.map(({ parent }) => (parent && 'attribs' in parent ? parent.attribs['class'] : ''))).toEqual(
      expect.arrayContaining(['step-mark', 'tab', 'callout-icon', 'tile-picture', 'view-choice']),
    );
  });
});

describe('Items without their list', () => {
  it('A tab without tabs is a titled group, and a step without steps is no list item', () => {
    const document = read('elements');
    const alone = getElementById('a-tab-alone', document);
    expect(alone?.attribs).toMatchObject({ role: 'group', 'aria-label': 'A tab alone' });
    const steps = withClass(document, 'step');
    expect(steps.map(({ attribs }) => attribs['role'])).toEqual(['listitem', 'listitem', undefined]);
  });
});

describe('A quotation', () => {
  it('A quotation that begins like a GitHub alert is a callout', () => {
    const callouts = withClass(read('callouts'), 'callout');
    const kindOf = (words: string) =>
      callouts.find((callout) => textOf(callout) === words)?.attribs['data-callout-type'];
    expect(kindOf('As GitHub has it.')).toBe('note');
    expect(kindOf('In the way of GitHub, too.')).toBe('danger');
    const quotations = findAll(({ name }) => name === 'blockquote', read('callouts').children).map(textOf);
    expect(quotations).toContain('[!TIP] This is a quotation.');
  });
});

describe('A code group', () => {
  it('A code group without code renders only its content', () => {
    const groups = withClass(read('code-groups'), 'code-group');
    expect(groups.map(textOf).filter((text) => text?.includes('Only text'))).toEqual([]);
    expect(page(output, 'code-groups')).toContain('Only text, no code.');
  });
});

describe('A field', () => {
  it('A field shows its type from text or from an element', () => {
    const types = (route: string) => withClass(read(route), 'field-type').map(textOf);
    expect(types('looks')).toEqual(['integer', 'integer']);
    expect(types('elements')).toEqual(["A type's name"]);
  });
});

describe('A code block', () => {
  it('A fenced block keeps its options and those of the component around it', () => {
    const block = getElementById('a-fenced-block', read('looks'));
    const [title] = block ? findAll((element) => classesOf(element).includes('code-title'), [block]) : [];
    expect(textOf(title)).toBe('fenced.js');
    expect(block?.attribs).toHaveProperty('data-lines');
    const marked = block ? findAll((element) => classesOf(element).includes('line-highlight'), [block]) : [];
    expect(marked.map(textOf)).toEqual(['const marked = 2;']);
    expect(
      block && findAll((element) => /^t\d+$/.test(element.attribs['class'] ?? ''), [block]).length,
    ).toBeGreaterThan(0);
  });
});

describe('A diagram', () => {
  it('A diagram with a syntax error is reported at its line and column', () => {
    expect(report).toMatch(/^diagrams\.mdx\n +56:4 warning The diagram cannot be read at `A -->`\. content\/diagram$/m);
  });
});

describe('A card', () => {
  it('A card may have the style of a callout', () => {
    const kinds = withClass(read('looks'), 'card').flatMap(({ attribs }) => attribs['data-callout-type'] ?? []);
    expect(kinds).toEqual(['note', 'warning', 'danger']);
  });
});

describe('A computed address', () => {
  const images = findAll(
    ({ name, attribs }) => name === 'img' && (attribs['alt'] ?? '').startsWith('Computed'),
    read('deep/er/images').children,
  );

  it.each([
    ['beside.svg', '/deep/er/beside.svg', '160'],
    ['./beside.svg', '/deep/er/beside.svg', '160'],
    ['../../pictures/leaf.svg', '/pictures/leaf.svg', '160'],
    ['/pictures/leaf.svg', '/pictures/leaf.svg', '160'],
  ])(
    'The computed image address `%s` is resolved from the file of its page, and the image has its size',
    (written, src, width) => {
      const image = images.find(({ attribs }) => attribs['alt'] === `Computed ${written}`);
      expect(image?.attribs['src']).toBe(base + src);
      expect(image?.attribs['width']).toBe(width);
    },
  );

  it('A computed link leads to the page that it names', () => {
    const link = findAll(({ name }) => name === 'a', read('deep/er/images').children).find(
      (each) => textOf(each) === 'Computed link',
    );
    expect(link?.attribs['href']).toBe(`${base}/cards`);
  });
});

it('Only the first of several request examples on a page has the id', () => {
  const examples = withClass(read('examples'), 'request-example');
  expect(examples.map(({ attribs }) => attribs['id'])).toEqual(['request-example', undefined]);
});
