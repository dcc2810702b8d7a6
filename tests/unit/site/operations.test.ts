import { describe, expect, it } from 'vitest';
import type { Operation, Specification } from '../../../src/formats/openapi/operation.js';
import { specificationOf } from '../../../src/formats/openapi/specification.js';
import { build, codes, page, routeOf } from './build.js';

const { operations, webhooks, ...rest } = specificationOf(
  {
    openapi: '3.1.0',
    info: { title: 'Plants', version: '1' },
    paths: {
      '/plants': { post: { summary: 'Create a plant', description: 'Adds *one*.', deprecated: true } },
      '/plants/{id}': { get: {} },
    },
    webhooks: { plantAdded: { post: {} } },
    components: { schemas: { Plant: {} } },
  },
  { id: 'plants', location: 'plants.yaml', locate: () => ({ file: 'plants.yaml' }) },
);
const digested = (operation: Operation): Operation => ({
  ...operation,
  digest: `digest of ${operation.method} ${operation.path}`,
});
const plants: Specification = {
  ...rest,
  entries: [...operations, ...webhooks].map(digested),
  operations: operations.map(digested),
  webhooks: webhooks.map(digested),
  digest: 'digest of plants',
};

const span = { start: { line: 2, column: 10 }, end: { line: 2, column: 22 } };
const navigation = [{ group: 'API', pages: ['create', 'webhook', 'schema', 'hand'] }];
const pages = [
  page('create', { openapi: 'post /plants/' }),
  page('webhook', { openapi: 'plants.yaml webhook plantAdded', title: 'Added' }),
  page('schema', { 'openapi-schema': 'Plant' }),
  page('hand', { api: 'DELETE /plants/{id}' }),
];
const docs = { navigation, feedback: { suggestEdit: true } };
const parts = { pages, specifications: [plants], repository: { packageUrl: 'fern/moss', branch: 'main' } };

describe('Pages with `openapi` in their frontmatter', () => {
  const site = build(docs, parts);

  it('Missing frontmatter is filled in from the operation or schema', () => {
    const create = routeOf(site, '/create');
    expect(create).toMatchObject({
      title: 'Create a plant',
      description: 'Adds *one*.',
      source: { kind: 'operation', operation: { path: '/plants' }, page: { id: 'create' } },
      editUrl: 'https://github.com/fern/moss/edit/main/plants.yaml',
    });
    expect(routeOf(site, '/webhook').title).toBe('Added');
    expect(routeOf(site, '/schema')).toMatchObject({
      title: 'Plant',
      source: { kind: 'schema', specification: 'plants', name: 'Plant' },
    });
    expect(codes(site)).toEqual([]);
  });

  it('Sidebar entries show the method', () => {
    const [group] = routeOf(site, '/create').view.tree;
    expect(group).toMatchObject({
      children: [
        { method: 'POST', deprecated: true, label: 'Create a plant' },
        { method: 'WEBHOOK', deprecated: false },
        { label: 'Plant' },
        { method: 'DELETE', label: 'Hand' },
      ],
    });
  });

  it('The digest of a page changes with its operation', () => {
    const [create, ...others] = plants.operations;
    const edited = {
      ...plants,
      digest: 'edited',
      operations: [{ ...(create as Operation), digest: 'edited' }, ...others],
    };
    const after = build(docs, { ...parts, specifications: [edited] });
    const changed = [...site.routes].filter(([path, { digest }]) => after.routes.get(path)?.digest !== digest);
    expect(changed.map(([path]) => path)).toEqual(['/create', '/schema']);
  });
});

describe('Reference to an unknown operation', () => {
  it('Is reported at the frontmatter with the nearest operations', () => {
    const wrong = page('create', { openapi: 'GET /plants' }, { frontmatterSpans: { openapi: span } });
    const site = build(
      { navigation: [{ group: 'API', pages: ['create'] }] },
      { pages: [wrong], specifications: [plants] },
    );
    expect(site.diagnostics).toMatchObject([
      {
        code: 'openapi/unknown-operation',
        severity: 'warning',
        file: 'content/create.mdx',
        span,
        help: expect.stringContaining('`POST /plants`'),
      },
    ]);
    expect(routeOf(site, '/create').source.kind).toBe('content');
  });

  it('Is reported in the navigation', () => {
    const site = build(
      { navigation: [{ group: 'API', pages: ['POST /plants', 'PUT /plants'] }] },
      { pages: [], specifications: [plants] },
    );
    expect(site.diagnostics).toMatchObject([
      { code: 'openapi/unknown-operation', file: 'docs.json', span: { start: { line: 8 } } },
    ]);
  });

  it('Is not reported while a specification is unavailable', () => {
    const site = build(docs, {
      pages: [page('create', { openapi: 'GET /x' })],
      specifications: [],
      unread: ['https://x.example/o.json'],
    });
    expect(codes(site).filter((code) => code.startsWith('openapi'))).toEqual([]);
  });

  it('An invalid `api` is reported', () => {
    const site = build(
      { navigation: [{ group: 'API', pages: ['hand'] }] },
      { pages: [page('hand', { api: 'remove /x' })] },
    );
    expect(codes(site)).toEqual(['openapi/endpoint']);
  });
});
