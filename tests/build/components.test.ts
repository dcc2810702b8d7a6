import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { page } from './trellis.js';

const { findAll, getElementById, textContent } = DomUtils;

const { output, stderr: report } = await built(testSites.components);

const read = (route: string) => parseDocument(page(output, route));
type Document = ReturnType<typeof read>;
type Element = ReturnType<typeof findAll>[number];
const classesOf = ({ attribs }: Element): string[] => (attribs['class'] ?? '').split(/\s+/);
const withClass = (document: Document, name: string): Element[] =>
  findAll((element) => classesOf(element).includes(name), document.children);
const textOf = (element: Element | null | undefined): string | undefined =>
  element ? textContent(element).replace(/\s+/g, ' ').trim() : undefined;

describe('the outermost element of a component', () => {
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
    'a-color': 'colors',
    'a-view': 'view',
    'a-panel': 'panel',
  };

  it.each(Object.entries(classes))('`%s` has the id, the class and the styles that the author gives it', (id, name) => {
    const element = getElementById(id, read('looks'));
    expect(element && classesOf(element)).toEqual(expect.arrayContaining(['own', name]));
    expect(element?.attribs['style']?.replaceAll(' ', '')).toMatch(/(?:^|;)margin-top:4px$/);
  });

  it('of an update has them too, and its heading the id', () => {
    const [update] = withClass(read('looks'), 'update');
    expect(update?.attribs).toMatchObject({ class: 'update own', style: 'margin-top:4px' });
    expect(getElementById('an-update', update?.children ?? [])?.name).toBe('h2');
  });
});

describe('a text in a property may be an element', () => {
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
  ])('%s', (text, name) => {
    const found = withClass(read('elements'), name).find((element) =>
      textOf(element)?.replaceAll("'", '’').includes(text),
    );
    expect(found && findAll(({ name: tag }) => /^(?:em|code|a)$/.test(tag), [found]).length).toBeGreaterThan(0);
  });

  it('and gives the component its id and its entry among the contents', () => {
    const document = read('elements');
    for (const id of ['a-step-with-code', 'first-tab', 'second', 'an-accordions-title', 'an-updates-label'])
      expect(getElementById(id, document), id).not.toBeNull();
    const contents = textOf(getElementById('table-of-contents', document));
    expect(contents).toContain('A step with code');
    expect(contents).toContain("An update's label");
    expect(report).not.toContain('elements.mdx');
  });

  it('as an icon may', () => {
    const drawn = withClass(read('elements'), 'icon-element');
    expect(drawn.map(({ parent }) => (parent && 'attribs' in parent ? parent.attribs['class'] : ''))).toEqual(
      expect.arrayContaining(['step-mark', 'tab', 'callout-icon', 'tile-picture', 'view-choice']),
    );
  });
});

describe('outside of its list', () => {
  it('a tab is a titled part of the text, and a step no item', () => {
    const document = read('elements');
    const alone = getElementById('a-tab-alone', document);
    expect(alone?.attribs).toMatchObject({ role: 'group', 'aria-label': 'A tab alone' });
    const steps = withClass(document, 'step');
    expect(steps.map(({ attribs }) => attribs['role'])).toEqual(['listitem', 'listitem', undefined]);
  });
});

describe('a quotation', () => {
  it('that begins like an alert of GitHub is a callout', () => {
    const callouts = withClass(read('callouts'), 'callout');
    const kindOf = (words: string) => callouts.find((callout) => textOf(callout) === words)?.attribs['data-callout'];
    expect(kindOf('As GitHub has it.')).toBe('note');
    expect(kindOf('In the way of GitHub, too.')).toBe('danger');
    const quotations = findAll(({ name }) => name === 'blockquote', read('callouts').children).map(textOf);
    expect(quotations).toContain('[!TIP] This is a quotation.');
  });
});

describe('a group of code', () => {
  it('without code is its content', () => {
    const groups = withClass(read('code-groups'), 'code-group');
    expect(groups.map(textOf).filter((text) => text?.includes('Only text'))).toEqual([]);
    expect(page(output, 'code-groups')).toContain('Only text, no code.');
  });
});

describe('a field', () => {
  it('shows its type, as a text or as an element', () => {
    const types = (route: string) => withClass(read(route), 'field-type').map(textOf);
    expect(types('looks')).toEqual(['integer', 'integer']);
    expect(types('elements')).toEqual(["A type's name"]);
  });
});

describe('a block of code', () => {
  it('is what the fence within says, with what the component around it adds', () => {
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

describe('a diagram', () => {
  it('that cannot be read is reported where it is wrong', () => {
    expect(report).toMatch(/^diagrams\.mdx\n +56:4 warning The diagram cannot be read at `A -->`\. content\/diagram$/m);
  });
});

describe('a card', () => {
  it('may have the look of a kind of callout', () => {
    const kinds = withClass(read('looks'), 'card').flatMap(({ attribs }) => attribs['data-callout'] ?? []);
    expect(kinds).toEqual(['note', 'warning', 'danger']);
  });
});

describe('an address that an expression has made', () => {
  const images = findAll(
    ({ name, attribs }) => name === 'img' && (attribs['alt'] ?? '').startsWith('Computed'),
    read('deep/er/images').children,
  );

  it.each([
    ['beside.svg', '/deep/er/beside.svg', '160'],
    ['./beside.svg', '/deep/er/beside.svg', '160'],
    ['../../pictures/leaf.svg', '/pictures/leaf.svg', '160'],
    ['/pictures/leaf.svg', '/pictures/leaf.svg', '160'],
  ])('starts from the file of the page, and a picture keeps its room: %s', (written, src, width) => {
    const image = images.find(({ attribs }) => attribs['alt'] === `Computed ${written}`);
    expect(image?.attribs['src']).toBe(src);
    expect(image?.attribs['width']).toBe(width);
  });

  it('leads to the page that it names', () => {
    const link = findAll(({ name }) => name === 'a', read('deep/er/images').children).find(
      (each) => textOf(each) === 'Computed link',
    );
    expect(link?.attribs['href']).toBe('/cards');
  });
});

it('gives the first of several examples of a page the id, and no other', () => {
  const examples = withClass(read('examples'), 'request-example');
  expect(examples.map(({ attribs }) => attribs['id'])).toEqual(['request-example', undefined]);
});
