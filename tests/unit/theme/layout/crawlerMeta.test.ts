import { expect, it } from 'vitest';
import { crawlerMeta } from '../../../../src/theme/layout/head/crawlerMeta.js';
import { build, page, routeOf } from '../../site/build.js';

const navigation = [
  { group: 'Start', pages: ['intro'] },
  { group: 'Old', version: 'v1', pages: ['legacy'] },
];
const pages = { pages: [page('intro'), page('legacy')] };
const typesense = { url: 'https://search.example.com', apiKey: 'key', collectionName: 'docs' };
const versions = [{ name: 'v2', locale: 'de' }, 'v1'];

const of = (config: object, path: string) => {
  const site = build({ navigation, ...config }, pages);
  return crawlerMeta(site, routeOf(site, path)).map((meta) => ('name' in meta ? `${meta.name} ${meta.content}` : ''));
};

it('Meta tags name the versions and languages of a page for crawlers', () => {
  const config = { versions, trellis: { search: { typesense } } };
  expect(of(config, '/legacy')).toEqual(['docsearch:language en', 'docsearch:version v1']);
  expect(of(config, '/intro')).toEqual(['docsearch:language de,en', 'docsearch:version v2,v1']);
});

it('A site without versions names its language alone, and one without a search service names nothing', () => {
  expect(of({ navigation: navigation.slice(0, 1), trellis: { search: { typesense } } }, '/intro')).toEqual([
    'docsearch:language en',
  ]);
  expect(of({ versions }, '/intro')).toEqual([]);
});
