import { expect, it } from 'vitest';
import { outputFiles } from '../../../src/build/outputs/files.js';
import type { Texts } from '../../../src/build/outputs/texts.js';
import type { ProjectState } from '../../../src/project/project.js';
import type { Route } from '../../../src/site/site.js';
import { build } from '../site/build.js';

it('llms-full.txt of 300,000 pages has a key that follows their texts', () => {
  const site = build({ navigation: { pages: ['index'] } }, { pages: ['index'] });
  const [route] = [...site.routes.values()] as [Route];
  const copies = Array.from({ length: 300_000 }, (_, index): [string, Route] => [
    `/${index}`,
    { ...route, path: `/${index}` },
  ]);
  const state = {
    site: { ...site, routes: new Map(copies) },
    content: { assets: new Map() },
  } as unknown as ProjectState;
  const keyWith = (last: string): string | undefined => {
    const keyOf: Texts['keyOf'] = ({ path }) => (path === '/299999' ? last : path);
    const texts: Texts = { keyOf, of: () => ({ markdown: '', sections: [] }) };
    return outputFiles(state, texts, { origin: '', base: '' }).get('/llms-full.txt')?.key?.();
  };
  const key = keyWith('old');
  expect(keyWith('old')).toBe(key);
  expect(keyWith('new')).not.toBe(key);
});

it('The list of texts does not wait for the checks of a site', () => {
  const site = build({ navigation: { pages: ['index'] } }, { pages: ['index'] });
  let checks = 0;
  const checked = Object.defineProperty({ ...site }, 'diagnostics', { enumerable: true, get: () => (checks += 1) });
  const state = { site: checked, content: { assets: new Map() } } as unknown as ProjectState;
  const texts: Texts = { keyOf: ({ path }) => path, of: () => ({ markdown: '', sections: [] }) };
  expect(outputFiles(state, texts, { origin: '', base: '' }, 'netlify').has('/_headers')).toBe(true);
  expect(checks).toBe(0);
});
