import { expect, it } from 'vitest';
import { nodesOf } from '../../../../src/config/navigation/walk.js';
import { parse } from './helpers.js';

const versions = ['1', '2'].map((version) => ({
  version,
  tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: [`v${version}/start`, 'shared'] }] }],
}));

const read = (tab: object) => {
  const { config, diagnostics } = parse({ navigation: { versions, tabs: [tab] } });
  const pages = [...nodesOf(config?.navigation ?? { children: [] })].flatMap(({ node }) =>
    node.kind === 'page' ? node.page : [],
  );
  return { pages, codes: diagnostics.map(({ code }) => code) };
};

it('A division that all versions repeat is left out if they list its pages', () => {
  expect(read({ tab: 'Guides', pages: ['shared'] })).toEqual({
    pages: ['v1/start', 'shared', 'v2/start', 'shared'],
    codes: ['config/repeated-division'],
  });
});

it.each([
  { tab: 'Guides', pages: ['shared', { group: 'More', pages: ['deep'] }] },
  { tab: 'Guides', groups: [{ group: 'More', root: 'deep', pages: ['shared'] }] },
])('A division that all versions repeat is kept if it lists another page: %j', (tab) => {
  const { pages, codes } = read(tab);
  expect(pages).toContain('deep');
  expect(codes).toEqual([]);
});
