import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../src/formats/asyncapi/details.js';
import type { ExchangeSections, MessageSections, Section } from '../../../src/formats/section.js';
import type { SchemaNode } from '../../../src/documents/schema/node.js';
import { plainNode } from '../../../src/documents/schema/plainNode.js';
import { shareSchemas } from '../../../src/render/reference/sharedSchemas.js';

const node = (name: string | undefined, more: Partial<SchemaNode> = {}): SchemaNode => ({
  ...(name !== undefined && { name }),
  ...plainNode,
  type: 'object',
  ...more,
});

const leaves = (count: number, prefix = 'f'): SchemaNode[] =>
  Array.from({ length: count }, (_, index) => node(`${prefix}${index}`, { type: 'string' }));
const plant = (more: Partial<SchemaNode> = {}): SchemaNode =>
  node('plant', { schemaName: 'Plant', children: leaves(5), ...more });

const body = (...children: SchemaNode[]): Section => ({
  title: 'Body',
  id: 'body',
  content: {
    kind: 'body',
    prefix: 'body',
    body: {
      required: true,
      contents: [{ contentType: 'application/json', schema: node(undefined, { children }), examples: [] }],
    },
  },
});
const response = (...children: SchemaNode[]): Section => ({
  title: 'Response',
  id: 'response',
  content: {
    kind: 'responses',
    prefix: 'response',
    responses: [
      {
        status: '200',
        headers: [],
        links: [],
        contents: [{ contentType: 'application/json', schema: node(undefined, { children }), examples: [] }],
      },
    ],
  },
});

const rootsOf = (sections: readonly Section[]): (SchemaNode | undefined)[] =>
  sections.map(({ content }) =>
    content.kind === 'body'
      ? content.body.contents[0]?.schema
      : content.kind === 'responses'
        ? content.responses[0]?.contents[0]?.schema
        : undefined,
  );
const shared = (...sections: Section[]) => rootsOf(shareSchemas(sections, (wanted) => `x-${wanted}`));
const last = (root: SchemaNode | undefined): SchemaNode | undefined => root?.children.at(-1);

describe('The schemas of a page', () => {
  it('Stay as they are on a small page', () => {
    const sections = [body(plant()), response(plant())];
    expect(shareSchemas(sections, (wanted) => wanted)).toBe(sections);
  });

  it('Are shown once on a large page, and lead there from other places', () => {
    const [request, answer] = shared(body(...leaves(60), plant()), response(plant()));
    expect(last(request)).toMatchObject({ anchor: 'x-schema-Plant', children: { length: 5 } });
    expect(last(answer)).toMatchObject({
      children: [],
      cut: { reason: 'repeated', name: 'Plant', anchor: 'x-schema-Plant' },
    });
  });

  it('Are not linked where the type says everything, because the first place then has no content', () => {
    const options = ['string', 'number', 'boolean', 'file'].map((type) => ({ node: node(undefined, { type }) }));
    const any = node('any', { schemaName: 'Any', variants: [{ kind: 'oneOf', options }] });
    const [request, answer] = shared(body(...leaves(60), any), response(any));
    expect([last(request)?.anchor, last(answer)?.cut]).toEqual([undefined, undefined]);
    expect(last(answer)?.variants).toHaveLength(1);
  });

  it('Are shown again in the other direction if that one has other fields', () => {
    const id = node('id', { readOnly: true });
    const [, answer] = shared(body(...leaves(60), plant()), response(plant({ children: [id, ...leaves(5)] })));
    expect(last(answer)).toMatchObject({ children: { length: 6 } });
  });

  it('Are loaded on demand where they are deep', () => {
    const deep = node('deep', { schemaName: 'Deep', children: leaves(130) });
    const sections = [body(...leaves(20), deep), response(plant(), node('again', { ...deep, name: 'again' }))];
    const [request, answer] = shared(...sections);
    expect(last(request)).toMatchObject({
      anchor: 'x-schema-Deep',
      children: [],
      later: { children: { length: 130 } },
    });
    expect(answer?.children[0]).toMatchObject({ children: { length: 5 } });
    expect(last(answer)?.cut).toEqual({ reason: 'repeated', name: 'Deep', anchor: 'x-schema-Deep' });
  });

  it('Are reached in what is loaded, each in its own place', () => {
    const pot = node('pot', { schemaName: 'Pot', children: leaves(5) });
    const holder = node('holder', { children: [...leaves(130), plant(), pot] });
    const again = ['Plant', 'Pot', 'Plant'].map((name) => node('again', { cut: { reason: 'repeated', name } }));
    const [request, answer] = shared(body(...leaves(20), holder), response(...again));
    expect(last(request)).toMatchObject({ anchors: ['x-schema-Plant', 'x-schema-Pot'] });
    expect(last(request)?.anchor).toBeUndefined();
    expect(
      last(request)
        ?.later?.children.slice(-2)
        .map(({ anchor }) => anchor),
    ).toEqual(last(request)?.anchors);
    expect(answer?.children.map(({ cut }) => cut?.anchor)).toEqual([
      'x-schema-Plant',
      'x-schema-Pot',
      'x-schema-Plant',
    ]);
  });

  it('Prefer the page to what is loaded', () => {
    const holder = node('holder', { children: [...leaves(130), plant()] });
    const [request, answer] = shared(body(...leaves(20), holder), response(plant()));
    expect(last(answer)).toMatchObject({ anchor: 'x-schema-Plant', children: { length: 5 } });
    expect(last(last(request)?.later)?.cut).toMatchObject({ reason: 'repeated', anchor: 'x-schema-Plant' });
  });

  it('Of a channel are loaded on demand with the messages that fill more than a page', () => {
    const messages = [...Array(20).keys()].map((index): MessageSections => ({
      message: { name: `m${index}`, title: `M${index}`, deprecated: false, headers: [], bindings: [], tags: [] },
      sections: [body(...leaves(12), ...(index > 15 ? [plant()] : []))],
      prefix: 'receive',
    }));
    const about: Exchange = { direction: 'receive', security: { alternatives: [] }, messages: [], bindings: [] };
    const exchanges: ExchangeSections[] = [{ exchange: about, messages, prefix: 'receive' }];
    const [section] = shareSchemas([{ title: '', id: 'receive', content: { kind: 'exchanges', exchanges } }], String);
    const shown = section?.content.kind === 'exchanges' ? (section.content.exchanges[0]?.messages ?? []) : [];
    expect(shown.map(({ later }) => later !== undefined)).toEqual(shown.map((_, index) => index >= 8));
    // A schema that is in a loaded message is reached at its own place from the other loaded ones.
    const cuts = shown.map((each) => last(rootsOf(each.sections)[0])?.cut?.anchor);
    expect(cuts.slice(-3)).toEqual(['schema-Plant', 'schema-Plant', 'schema-Plant']);
  });
});
