import { expect, it } from 'vitest';
import type { ProjectState } from '../../../src/project/project.js';
import { createRendering, type RenderingOptions } from '../../../src/project/rendering.js';
import { build, listedIn, page, routeOf } from '../site/build.js';

const navigation = Array.from({ length: 13 }, (_, group) => ({
  group: `Group ${group}`,
  pages: Array.from({ length: 10 }, (__, place) => `g${group}/p${place}`),
}));

/** Key of a page of a large site, depending on the title of a page in another group. */
function keyWith(title: string, parts: readonly string[]): string | undefined {
  const pages = listedIn(navigation).map((id) => (id === 'g3/p4' ? page(id, { title }) : id));
  const site = build({ navigation }, { pages });
  const used = parts.map((name) => ({ name, place: `parts/${name}.astro` }));
  const state = { site, features: [], parts: { used } } as unknown as ProjectState;
  return createRendering(state, { base: '', faults: new Map() } as unknown as RenderingOptions).keyOf(
    routeOf(site, '/g9/p1'),
  );
}

it('A page of a large site is printed again for any label if the author replaces the sidebar, which gets all entries', () => {
  expect(keyWith('New', ['Footer'])).toBe(keyWith('Old', ['Footer']));
  expect(keyWith('New', ['Sidebar'])).not.toBe(keyWith('Old', ['Sidebar']));
});
