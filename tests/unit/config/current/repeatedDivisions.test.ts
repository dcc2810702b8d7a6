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

it('a division that all versions repeat is left out where they list its pages', () => {
  expect(read({ tab: 'Guides', pages: ['shared'] })).toEqual({
    pages: ['v1/start', 'shared', 'v2/start', 'shared'],
    codes: ['config/repeated-division'],
  });
});

it.each([
  { tab: 'Guides', pages: ['shared', { group: 'More', pages: ['deep'] }] },
  { tab: 'Guides', groups: [{ group: 'More', root: 'deep', pages: ['shared'] }] },
])('a division that all versions repeat stays where it alone lists a page: %j', (tab) => {
  const { pages, codes } = read(tab);
  expect(pages).toContain('deep');
  expect(codes).toEqual([]);
});
