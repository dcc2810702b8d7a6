import { describe, expect, it } from 'vitest';
import { compareSpecifications } from '../../../../../src/formats/openapi/changes/compare.js';
import { additionsOf, withSince, type Since } from '../../../../../src/formats/openapi/changes/since.js';
import type { JsonObject } from '../../../../../src/documents/json.js';
import { valueAt } from '../../../../../src/documents/pointer.js';
import { plant, post, state } from './documents.js';

/** The last of several states, with the versions `v1`, `v2`, ... in which its parts appeared. */
function latest(...documents: readonly JsonObject[]) {
  const states = documents.map(state);
  const since = states.slice(1).flatMap((to, index): Since[] => {
    const from = states[index] as (typeof states)[number];
    return additionsOf(from, to, compareSpecifications(from, to)).map((path) => ({ path, version: `v${index + 1}` }));
  });
  return withSince(states.at(-1) as (typeof states)[number], since.toReversed());
}

const sinceAt = ({ document }: ReturnType<typeof latest>, pointer: string) => valueAt(document, `${pointer}/x-since`);
const parameter = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });

describe('withSince', () => {
  it('Marks operations', () => {
    const [first, second] = [post({}), { paths: { '/plants': { post: {}, get: {} } } }];
    const specification = latest(first, second);
    expect(specification.operations.map(({ method, since }) => [method, since])).toEqual([
      ['POST', undefined],
      ['GET', 'v1'],
    ]);
    expect(specification.operations[1]?.digest).not.toBe(state(second).operations[1]?.digest);
  });

  it('Marks parameters, wherever they stand in later versions', () => {
    const specification = latest(
      post({ parameters: [parameter('a')] }),
      post({ parameters: [parameter('a'), parameter('b')] }),
      post({ parameters: [parameter('c'), parameter('b'), parameter('a')] }),
    );
    const at = (index: number) => sinceAt(specification, `/paths/~1plants/post/parameters/${index}`);
    expect([at(0), at(1), at(2)]).toEqual(['v2', 'v1', undefined]);
  });

  it('Marks fields with the version that added them last', () => {
    const height = plant({ type: 'object', properties: { height: { type: 'number' } } });
    const none = plant({ type: 'object' });
    const at = '/components/schemas/Plant/properties/height';
    expect(sinceAt(latest(none, height, height), at)).toBe('v1');
    expect(sinceAt(latest(none, height, none, height), at)).toBe('v3');
    expect(sinceAt(latest(height, height), at)).toBeUndefined();
  });

  it('Does not mark a field that can only be sent since then', () => {
    const fields = (readOnly: boolean) => plant({ type: 'object', properties: { id: { type: 'string', readOnly } } });
    expect(sinceAt(latest(fields(true), fields(false)), '/components/schemas/Plant/properties/id')).toBeUndefined();
  });

  it('Keeps what the author wrote', () => {
    const height = plant({ type: 'object', properties: { height: { type: 'number', 'x-since': 0.9 } } });
    expect(sinceAt(latest(plant({ type: 'object' }), height), '/components/schemas/Plant/properties/height')).toBe(0.9);
  });
});
