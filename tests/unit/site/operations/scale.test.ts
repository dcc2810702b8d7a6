import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../src/site/createSite.js';
import { build, inputOf } from '../build.js';
import { specification, type Written } from './specification.js';

function many(edited?: number): Written {
  return Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [
      `GET /things/${index}`,
      {
        summary: `Thing ${index % 10}`,
        tags: [`Tag ${index % 25}`],
        description: index === edited ? 'Edited' : 'Text',
      },
    ]),
  );
}

const docs = {
  tabs: [{ name: 'API', url: 'api', openapi: 'many.yaml' }],
  navigation: [{ group: 'Start', pages: ['start'] }],
};
const siteOf = (edited?: number) =>
  build(docs, { pages: ['start'], specifications: [specification('many.yaml', many(edited))] });

describe('Specification with a thousand operations', () => {
  const site = siteOf();

  it('Has a page for each operation, all in one view', () => {
    expect(site.routes.size).toBe(1001);
    expect(new Set([...site.routes.values()].map(({ view }) => view)).size).toBe(2);
    expect(site.diagnostics).toEqual([]);
  });

  it('An edited description changes the digest of one page', () => {
    const after = siteOf(500).routes;
    const changed = [...site.routes.values()].filter(({ path, digest }) => after.get(path)?.digest !== digest);
    expect(changed.map(({ source }) => source)).toMatchObject([{ operation: { path: '/things/500' } }]);
  });

  it('A new summary changes the digests of one branch', () => {
    const written = many();
    const renamed = { ...written, 'GET /things/500': { ...written['GET /things/500'], summary: 'Other' } };
    const after = build(docs, { pages: ['start'], specifications: [specification('many.yaml', renamed)] }).routes;
    const kept = [...site.routes.values()].filter(({ path, digest }) => after.get(path)?.digest === digest);
    expect(kept.length).toBeGreaterThan(950);
  });

  it('Site creation reads each operation a bounded number of times', () => {
    let reads = 0;
    const counted = specification('many.yaml', many());
    const entries = counted.entries.map((operation) => ({
      ...operation,
      get id() {
        reads += 1;
        return operation.id;
      },
    }));
    createSite(inputOf(docs, { pages: ['start'], specifications: [{ ...counted, entries }] }));
    expect(reads).toBeLessThan(20 * 1000);
  });
});
