import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseConfig } from '../../../src/config/load.js';
import { redirectsOf } from '../../../src/build/siteFiles.js';
import { createSite } from '../../../src/site/createSite.js';
import { oddAddress } from '../oddAddress.js';
import { inputOf } from '../site/build.js';
import { specification } from '../site/operations/specification.js';

const pages = ['index', 'intro', 'guides/one'];
const color = { primary: '#117a4f' };

/** Entries of a navigation, in each form that can hold an address. */
const entries = fc.oneof(
  oddAddress,
  fc.record({ group: oddAddress, root: oddAddress, icon: oddAddress, pages: fc.array(oddAddress, { maxLength: 3 }) }),
  fc.record({ group: oddAddress, openapi: fc.record({ source: fc.constant('plants.yaml'), directory: oddAddress }) }),
  fc.record({ group: fc.constant('G'), openapi: oddAddress, pages: fc.constantFrom(['GET /plants'], ['intro']) }),
);
const groups = fc
  .array(entries, { maxLength: 3 })
  .map((odd) => [{ group: 'Start', pages: ['intro', ...odd.filter((entry) => typeof entry === 'string')] }, ...odd])
  .map((all) => all.filter((entry) => typeof entry === 'object'));

const divisions = (key: string, name: fc.Arbitrary<string> = oddAddress) =>
  fc
    .array(fc.record({ [key]: name, href: oddAddress, groups }, { requiredKeys: [key, 'groups'] }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((list) => ({ [`${key}s`]: list }));

const current = fc.record({
  theme: fc.constant('mint'),
  name: fc.constant('Garden'),
  colors: fc.constant(color),
  navigation: fc.oneof(
    groups.map((each) => ({ groups: each })),
    divisions('tab'),
    divisions('anchor'),
    divisions('dropdown'),
    divisions('product'),
    divisions('version'),
    divisions('language', fc.oneof(oddAddress, fc.constantFrom('en', 'de', 'ar'))),
  ),
  redirects: fc.array(fc.record({ source: oddAddress, destination: oddAddress }), { maxLength: 5 }),
  logo: fc.record({ light: oddAddress, dark: oddAddress, href: oddAddress }),
  favicon: oddAddress,
  navbar: fc.record({
    links: fc.array(fc.record({ label: oddAddress, href: oddAddress }), { maxLength: 2 }),
    primary: fc.record({ type: fc.constantFrom('button', 'github'), label: oddAddress, href: oddAddress }),
  }),
});

const classic = fc.record({
  name: fc.constant('Garden'),
  colors: fc.constant(color),
  openapi: fc.constantFrom('plants.yaml', undefined),
  navigation: groups,
  tabs: fc.array(fc.record({ name: oddAddress, url: oddAddress, openapi: fc.constant('plants.yaml') }), {
    maxLength: 2,
  }),
  anchors: fc.array(fc.record({ name: oddAddress, url: oddAddress }), { maxLength: 2 }),
  versions: fc.array(oddAddress, { maxLength: 2 }),
  redirects: fc.array(fc.record({ source: oddAddress, destination: oddAddress }), { maxLength: 5 }),
});

/** The address at which a browser finds a page again. Links encode spaces, which `URL` would trim at the end. */
const roundTrip = (path: string): string =>
  decodeURI(new URL(path.replaceAll(' ', '%20'), 'http://docs.example').pathname);

it('Whatever docs.json names as an address, each page and redirect has one that a file can answer', () => {
  const hrefs = ['/../x', '/a//b', '/a\\b'];
  const operations = Object.fromEntries(
    hrefs.map((href, at) => [`GET /plants${at || ''}`, { summary: 'List', 'x-mint': { href } }]),
  );
  const specifications = [specification('plants.yaml', operations)];
  fc.assert(
    fc.property(fc.oneof(current, classic), (docs) => {
      // A configuration that is refused is told by `check` and `build` alike.
      if (!parseConfig(JSON.stringify(docs), 'docs.json').config) return;
      const site = createSite(inputOf(docs, { pages, specifications }));
      const paths = [...site.routes.keys(), ...redirectsOf(site, '').keys()];
      for (const path of paths) expect(roundTrip(path)).toBe(path);
      const files = paths.map((path) => path.normalize().toLowerCase());
      expect(new Set(files).size).toBe(files.length);
      for (const { source } of site.redirects) expect(source).not.toMatch(/[\\?#%]|\/\/|\/\.\.?(?:\/|$)/);
    }),
    { numRuns: 300 },
  );
});
