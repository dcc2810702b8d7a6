import { expect, it } from 'vitest';
import { divisionsOf } from '../../../src/site/navigation/viewDivisions.js';
import { build, codes, routeOf } from './build.js';

const docs = {
  logo: { light: '/logo/light.svg', dark: '/logo/gone.svg' },
  favicon: '/gone.ico',
  backgroundImage: '/background.png',
  font: { family: 'Moss', url: '/gone.woff2' },
  seo: { organization: { name: 'Moss', logo: '/gone.png' } },
  trellis: { stylesheets: ['/own.css', '/gone.css', 'https://a.example/b.css'], scripts: ['/gone.js'] },
  anchors: [{ name: 'Elsewhere', icon: '/icons/gone.svg', url: 'https://a.example' }],
  navigation: [
    { group: 'A', icon: 'gone.svg', pages: ['a', { group: 'B', icon: '/icons/b.svg', pages: ['b'] }] },
    { group: 'C', icon: 'https://a.example/c.svg', pages: ['c'] },
  ],
};
const assets = ['/logo/light.svg', '/own.css', '/icons/b.svg'];
const site = build(docs, { pages: ['a', 'b', 'c'], assets });

it('A missing file of docs.json is left out of the site', () => {
  expect(site.identity.logo).toEqual({ light: '/logo/light.svg', dark: '/logo/light.svg' });
  expect(site.identity.favicon).toBeUndefined();
  expect(site.identity.organization?.logo).toBeUndefined();
  expect(site.theme.backgroundImage).toBeUndefined();
  expect(site.settings.fonts.body).toEqual({ family: 'Moss' });
  expect(site.everywhere).toEqual({ stylesheets: ['/own.css', 'https://a.example/b.css'], scripts: [] });
  const { tree, levels } = routeOf(site, '/b').view;
  expect(divisionsOf({ levels }).find(({ label }) => label === 'Elsewhere')).not.toHaveProperty('icon');
  expect(tree).toMatchObject([
    { label: 'A', children: [{}, { label: 'B', icon: { name: '/icons/b.svg' } }] },
    { label: 'C', icon: { name: 'https://a.example/c.svg' } },
  ]);
  expect(tree[0]).not.toHaveProperty('icon');
});

it('The text that replaces a missing logo keeps the link of the logo', () => {
  const { identity } = build(
    { logo: { light: '/gone.svg', href: 'https://a.example' }, navigation: [] },
    { pages: ['a'] },
  );
  expect([identity.logo, identity.logoHref]).toEqual([undefined, 'https://a.example']);
});

it('Each missing file is reported', () => {
  expect(site.diagnostics.map(({ message }) => /`(.*)`/.exec(message)?.[1]).toSorted()).toEqual(
    [
      '/background.png',
      '/gone.css',
      '/gone.ico',
      '/gone.js',
      '/gone.png',
      '/gone.woff2',
      '/icons/gone.svg',
      '/logo/gone.svg',
      'gone.svg',
    ].toSorted(),
  );
  expect(new Set(codes(site))).toEqual(new Set(['site/missing-asset']));
});

it('An existing file is kept', () => {
  const whole = build(
    { ...docs, favicon: '/logo/light.svg', backgroundImage: 'icons/b.svg' },
    { pages: ['a'], assets },
  );
  expect(whole.identity.favicon).toEqual({ light: '/logo/light.svg', dark: '/logo/light.svg' });
  expect(whole.theme.backgroundImage).toBe('/icons/b.svg');
});
