import { describe, expect, it } from 'vitest';
import { createSite } from '../../../src/site/createSite.js';
import { deepFreeze, FrozenMap } from '../../../src/site/frozenModel.js';
import { build, inputOf, listedIn, page, routeOf, type Group } from './build.js';

const group = (name: string, ...pages: (string | Group)[]): Group => ({ group: name, pages });

describe('Model of the site', () => {
  const navigation = [group('Start', 'a/one', 'a/two'), group('Sdk', 'sdk/one', group('More', 'sdk/two'))];
  const docs = { anchors: [{ name: 'SDK', url: 'sdk' }], colors: { primary: '#0D7A4F' }, navigation };
  const site = build(docs, { pages: listedIn(navigation) });

  function unfrozen(value: unknown, path: string, seen = new Set<unknown>()): string[] {
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    const inside = value instanceof Map ? [...value] : Object.entries(value);
    return [
      ...(Object.isFrozen(value) ? [] : [path]),
      ...inside.flatMap(([key, each]) => unfrozen(each, `${path}.${String(key)}`, seen)),
    ];
  }

  it('Is deeply frozen', () => {
    expect(unfrozen(site, 'site')).toEqual([]);
  });

  it('The map of routes is read-only', () => {
    const routes = site.routes as Map<string, never>;
    expect(() => routes.clear()).toThrow(TypeError);
    expect(() => routes.delete('/a/one')).toThrow(TypeError);
    expect(() => routes.set('/b', undefined as never)).toThrow(TypeError);
    expect(site.routes.size).toBe(4);
  });

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

describe('FrozenMap', () => {
  it('Reads like a map', () => {
    const map = new FrozenMap([['a', 1]]);
    expect([map.get('a'), map.has('b'), map.size, [...map.keys()]]).toEqual([1, false, 1, ['a']]);
  });
});

describe('deepFreeze', () => {
  it('Accepts cycles and returns the value', () => {
    const ring: { self?: unknown; list: number[][] } = { list: [[1]] };
    ring.self = ring;
    expect(deepFreeze(ring)).toBe(ring);
    expect(Object.isFrozen(ring.list[0])).toBe(true);
  });
});
