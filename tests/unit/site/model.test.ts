import { describe, expect, it } from 'vitest';
import { createSite } from '../../../src/site/createSite.js';
import { build, inputOf, listedIn, page, routeOf, type Group } from './build.js';

const group = (name: string, ...pages: (string | Group)[]): Group => ({ group: name, pages });

describe('Model of the site', () => {
  const navigation = [group('Start', 'a/one', 'a/two'), group('Sdk', 'sdk/one', group('More', 'sdk/two'))];
  const docs = { anchors: [{ name: 'SDK', url: 'sdk' }], colors: { primary: '#0D7A4F' }, navigation };
  const site = build(docs, { pages: listedIn(navigation) });

  it('Pages of a section share one view and one tree', () => {
    const one = routeOf(site, '/sdk/one').view;
    const two = routeOf(site, '/sdk/two').view;
    expect(one).toBe(two);
    expect(one.tree).toBe(two.tree);
    expect(routeOf(site, '/a/one').view).not.toBe(one);
  });

  it('Has the same digests if created twice from the same input', () => {
    const input = inputOf(docs, { pages: listedIn(navigation) });
    expect(createSite(input).routes.get('/a/one')?.digest).toBe(createSite(input).routes.get('/a/one')?.digest);
  });

  it('Grows linearly with the number of pages', () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      group(`Group ${index}`, ...Array.from({ length: 20 }, (__, place) => `g${index}/p${place}`)),
    );
    const large = build({ navigation: many }, { pages: listedIn(many).map((id) => page(id, { title: id })) });
    const objects = new Set<unknown>();
    const pending: unknown[] = [...large.routes.values()].map(({ view }) => view);
    while (pending.length > 0) {
      const next = pending.pop();
      if (typeof next !== 'object' || next === null || objects.has(next)) continue;
      objects.add(next);
      pending.push(...Object.values(next));
    }
    expect(large.routes.size).toBe(5000);
    // A leaf for each page, a group and its children for each group, and little else.
    expect(objects.size).toBeLessThan(5000 + 2 * 250 + 10);
  });
});
