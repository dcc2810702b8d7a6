import { expect, it } from 'vitest';
import { Recall } from '../../../src/documents/recall.js';

const document = {
  components: {
    schemas: {
      Plant: {
        type: 'object',
        properties: { tag: { type: 'string' }, id: { type: 'integer', readOnly: true }, name: { type: 'string' } },
        required: ['name', 'id'],
      },
      Seed: { type: 'object', properties: { kind: { type: 'string' } } },
    },
  },
};
const recall = new Recall(document);
const plant = { $ref: '#/components/schemas/Plant' };
const names = (maintainOrder: boolean): unknown[] =>
  recall.tree(plant, { maintainOrder }).children.map(({ name }) => name);

it('Builds the tree of a schema once', () => {
  const tree = recall.tree(plant, { maintainOrder: true });
  expect(recall.tree({ ...plant }, { maintainOrder: true })).toBe(tree);
  expect(recall.tree({ $ref: '#/components/schemas/Seed' }, { maintainOrder: true }).schemaName).toBe('Seed');
});

it('Keeps trees in different orders apart', () => {
  expect(names(true)).toEqual(['tag', 'id', 'name']);
  expect(names(false)).toEqual(['id', 'name', 'tag']);
  expect(names(true)).toEqual(['tag', 'id', 'name']);
});

it('Keeps examples of requests and responses apart', () => {
  for (const time of [1, 2]) {
    expect(recall.example(plant, 'request'), `time ${time}`).not.toHaveProperty('id');
    expect(recall.example(plant, 'response'), `time ${time}`).toHaveProperty('id');
  }
});

it('Keeps what is sent in each direction apart, and builds each once', () => {
  const sent = (direction: 'request' | 'response') => recall.tree({ ...plant }, { maintainOrder: true }, direction);
  const [request, response] = [sent('request'), sent('response')];
  expect(request.children.map(({ name }) => name)).toEqual(['tag', 'name']);
  expect(response.children.map(({ name }) => name)).toEqual(['tag', 'id', 'name']);
  expect([sent('request'), sent('response')]).toEqual([request, response]);
  expect(sent('request')).toBe(request);
  expect(names(true)).toEqual(['tag', 'id', 'name']);
});
