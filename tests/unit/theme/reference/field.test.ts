import { describe, expect, it } from 'vitest';
import type { SchemaNode } from '../../../../src/documents/schema/node.js';
import type { Expanded } from '../../../../src/theme/reference/renderContext.js';
import { renderFields, renderSchema } from '../../../../src/theme/reference/field/field.js';
import { fieldPlaceIn } from '../../../../src/theme/reference/field/fieldPlace.js';
import { context, idsOf, node, textOf } from './values.js';

const fields = (nodes: readonly SchemaNode[], expanded: Expanded = 'closed') =>
  renderFields(nodes, fieldPlaceIn('body', 'body'), context(expanded));
const schema = (root: SchemaNode) => renderSchema(root, fieldPlaceIn('body', 'body'), context());

describe('Field', () => {
  it('The field shows name, type and flags in this order', () => {
    const html = fields([
      node('id', { type: 'integer<int64>', required: true, readOnly: true, deprecated: true, default: '7' }),
    ]);
    expect(textOf(html)).toBe(
      'id integer<int64> required read-only deprecated default: 7'.replace('<', '&lt;').replace('>', '&gt;'),
    );
    expect(html.text).toContain('data-deprecated');
  });

  it('The field shows no flags that are not set', () => {
    expect(textOf(fields([node('name')]))).toBe('name string');
  });

  it('The field links to itself, with an id made of its place and name', () => {
    const html = fields([node('owner', { type: 'object', children: [node('e-mail')] })]);
    expect(idsOf(html)).toEqual(['body-owner', 'body-owner-e-mail']);
    expect(html.text).toContain('href="#body-owner-e-mail"');
  });

  it('Fields with the same name have different ids', () => {
    expect(idsOf(fields([node('a[]'), node('a'), node('[]')]))).toEqual(['body-a', 'body-a-2', 'body-value']);
  });

  it('The field shows description, constraints, constant and examples', () => {
    const html = fields([
      node('tag', {
        description: 'What *kind*',
        constraints: [
          { kind: 'length', least: 1, most: 9 },
          { kind: 'pattern', text: '^[a-z]+$' },
        ],
        const: 'tree',
        examples: ['oak', 'elm'],
      }),
    ]);
    expect(textOf(html)).toBe('tag string What *kind* Always tree Length 1 to 9 Pattern ^[a-z]+$ Examples oak, elm');
    expect(html.text).toContain('<md>What *kind*</md>');
  });

  it('A very long description is a box that scrolls by keyboard', () => {
    const html = fields([node('zone', { description: '- a zone\n'.repeat(600) })]);
    expect(html.text).toMatch(/<div class="field-long[^"]*" tabindex="0" role="group" aria-label="zone"><md>/);
  });

  it('Allowed values are listed, and most of many are folded', () => {
    expect(textOf(fields([node('size', { enum: ['s', 'm'] })]))).toBe('size string Available options: s m');
    const many = fields([node('size', { enum: Array.from({ length: 40 }, (_, index) => `v${index}`) })]);
    expect(many.text.split('<details')).toHaveLength(2);
    expect(textOf(many)).toContain('v15 24 more v16');
  });

  it('Allowed values with names or descriptions are a list, and most of many are folded', () => {
    const described = node('size', {
      enum: ['1', '2'],
      enumTexts: [{ name: 'SMALL', description: 'On a *sill*' }, {}],
    });
    expect(textOf(fields([described]))).toBe('size string Available options: 1 SMALL On a *sill* 2');
    expect(fields([described]).text).toContain('<md>On a *sill*</md></li>');
    const values = Array.from({ length: 40 }, (_, index) => `v${index}`);
    const many = fields([
      node('size', { enum: values, enumTexts: values.map((name) => ({ description: `Of ${name}` })) }),
    ]);
    expect(textOf(many)).toContain('v15 Of v15 24 more v16 Of v16');
  });

  it('Empty strings are shown as empty code', () => {
    expect(fields([node('a', { default: '', enum: [''] })]).text).toContain('<code></code>');
  });
});

describe('Nested fields', () => {
  const nested = node('a', { type: 'object', children: [node('b', { type: 'object', children: [node('c')] })] });
  const choice = node('a', {
    type: 'object | string | integer | number | …',
    variants: [{ kind: 'oneOf', options: [{ label: 'X', node: node(undefined, { description: 'x' }) }] }],
  });
  const opened = (html: { text: string }) =>
    html.text
      .split('<details')
      .slice(1)
      .map((rest) => / open>/.test(rest.split('<summary')[0] ?? ''));

  it.each<[Expanded, boolean[], boolean[]]>([
    ['closed', [false, false], [false]],
    ['topLevel', [true, false], [true]],
    ['topLevelOneOfs', [false, false], [true]],
    ['all', [true, true], [true]],
  ])('The setting `expanded: %s` opens objects by %j and choices by %j', (expanded, ofObject, ofChoice) => {
    expect(opened(fields([nested], expanded))).toEqual(ofObject);
    expect(opened(fields([choice], expanded))).toEqual(ofChoice);
  });

  it('A recursive schema ends with a link to its beginning', () => {
    const html = fields([
      node('parent', {
        type: 'Category · object',
        schemaName: 'Category',
        children: [
          node('parent', {
            type: 'Category · object',
            schemaName: 'Category',
            cut: { reason: 'recursive', name: 'Category' },
          }),
        ],
      }),
    ]);
    expect(html.text).toContain('href="#body-parent"><code>Category</code>');
    expect(textOf(html)).toContain('Repeats Category');
  });

  it('A schema that the tree shows elsewhere ends with a link to that place, which may come later', () => {
    const html = schema(
      node(undefined, {
        type: 'object',
        children: [
          node('author', { schemaName: 'User', cut: { reason: 'repeated', name: 'User' } }),
          node('owner', { schemaName: 'User', isTarget: true, children: [node('login')] }),
        ],
      }),
    );
    expect(html.text).toContain('href="#body-schema-User"><code>User</code>');
    expect(html.text).toContain(
      '<div id="body-schema-User"><div class="fields"><div class="field" id="body-owner-login">',
    );
  });

  it('A tree that was cut names the schema that goes on', () => {
    expect(textOf(fields([node('a', { cut: { reason: 'budget', name: 'Deep' } })]))).toContain('The rest of Deep');
  });

  it('A field shows what is not allowed, and what holds under a condition', () => {
    const about = (own: Partial<SchemaNode>) => node(undefined, own);
    const clauses = [
      { kind: 'not' as const, node: about({ type: 'integer', enum: ['3'] }) },
      { kind: 'contains' as const, node: about({ type: 'string', const: 'main' }) },
      { kind: 'present' as const, name: 'card', node: about({ constraints: [{ kind: 'requires', text: 'address' }] }) },
      { kind: 'if' as const, node: about({ type: 'object', children: [node('kind', { const: 'card' })] }) },
      { kind: 'else' as const, node: about({ constraints: [{ kind: 'requires', text: 'iban', given: 'bic' }] }) },
    ];
    const text = textOf(fields([node('a', { clauses })]));
    expect(text).toContain('Must not be integer Available options: 3');
    expect(text).toContain('Contains string Always main');
    expect(text).toMatch(/Requires \(if card is present\) \S+ Requires address/);
    expect(text).toMatch(/If kind \S+ Always card/);
    expect(text).toMatch(/Otherwise \S+ Requires iban \(if bic is present\)/);
  });
});

describe('Choices', () => {
  const cat = node(undefined, {
    type: 'Cat · object',
    schemaName: 'Cat',
    children: [node('lives', { type: 'integer' })],
  });
  const dog = node(undefined, { type: 'Dog · object', schemaName: 'Dog', children: [node('lives'), node('breed')] });
  const pet = node(undefined, {
    type: 'object',
    variants: [
      {
        kind: 'oneOf',
        discriminator: 'petType',
        options: [
          { label: 'Cat', discriminatorValues: ['cat', 'lion'], node: cat },
          { label: 'Dog', discriminatorValues: ['dog'], node: dog },
        ],
      },
    ],
  });

  it('Choices have labels and the values of the discriminator', () => {
    const html = schema(pet);
    expect(textOf(html)).toContain('One of these, told apart by petType');
    expect(html.text.match(/role="tab"/g)).toHaveLength(2);
    expect(html.text).toContain('data-label="Dog"');
    expect(html.text).toContain('<code>petType</code> is <code>dog</code>');
    expect(html.text).toContain('<code>petType</code> is <code>cat</code> or <code>lion</code>');
  });

  it('Each panel has a title, and only the first is active', () => {
    const html = schema(pet);
    expect(html.text.match(/class="panel-title">(Cat|Dog)</g)).toHaveLength(2);
    expect(html.text.match(/ data-inactive/g)).toHaveLength(1);
    expect(new Set(idsOf(html)).size).toBe(idsOf(html).length);
  });

  it('Controls and panels have names for screen readers', () => {
    const html = schema(pet).text;
    for (const attribute of ['aria-controls', 'aria-labelledby']) {
      const ids = Array.from(html.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g')), ([, id = '']) => id);
      expect(ids.length).toBeGreaterThan(1);
      for (const id of ids) expect(html).toContain(` id="${id}"`);
    }
    expect(html).toContain('role="tablist" aria-label="One of these"');
  });

  it('Choices of anyOf can apply together', () => {
    const html = schema({ ...pet, variants: pet.variants.map((variants) => ({ ...variants, kind: 'anyOf' })) });
    expect(textOf(html)).toContain('One or more of these');
  });

  it('Choices that the type describes are left out', () => {
    const either = node('a', {
      type: 'string | integer',
      variants: [
        {
          kind: 'oneOf',
          options: [
            { label: 'string', node: node(undefined) },
            { label: 'integer', node: node(undefined, { type: 'integer' }) },
          ],
        },
      ],
    });
    expect(textOf(fields([either]))).toBe('a string | integer');
  });
});

describe('Schema that is no field', () => {
  it('The schema shows its properties directly', () => {
    const html = schema(node(undefined, { type: 'Plant · object', children: [node('name'), node('tag')] }));
    expect(textOf(html)).toBe('name string tag string');
    expect(html.text).not.toContain('<details');
  });

  it.each([
    [node(undefined, { type: 'Plant · object[]', children: [node('name')] }), 'Plant · object[] name string'],
    [node(undefined, { type: 'string', enum: ['a'] }), 'string Available options: a'],
    [node(undefined, { type: 'any' }), 'any'],
    [node(undefined, { type: 'object' }), 'object'],
    [node(undefined, { type: 'object | null', children: [node('name')] }), 'object | null name string'],
  ])('The schema shows its type unless it is an object with properties', (root, text) => {
    expect(textOf(schema(root))).toBe(text);
  });
});

it('Hostile values are shown as text', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const html = fields([
    node(evil, {
      type: evil,
      schemaName: evil,
      default: evil,
      const: evil,
      enum: [evil],
      examples: [evil],
      constraints: [{ kind: 'pattern', text: evil }],
      children: [
        node('a', { cut: { reason: 'recursive', name: evil } }),
        node('b', { cut: { reason: 'budget', name: evil } }),
      ],
      variants: [
        {
          kind: 'oneOf',
          discriminator: evil,
          options: [{ label: evil, discriminatorValues: [evil], node: node(undefined, { default: evil }) }],
        },
      ],
    }),
  ]);
  expect(html.text).not.toMatch(/<script|<img/);
  expect(html.text.replace(/<\/?[a-z][\w-]*(?: [\w-]+(?:="[^"<>]*")?)* ?\/?>/g, '')).not.toMatch(/[<>]/);
});
