import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../src/features/search/foundIn.js';
import { build, inputOf, labels, levelsOf, outline, page, routeOf } from './build.js';
import { createPlan } from '../../../src/site/plan.js';
import { findTranslations } from '../../../src/site/translations/translations.js';
import type { Site } from '../../../src/site/site.js';

const versionsIn = (folder: string) => ({
  tab: 'API',
  versions: [
    { version: 'V1', pages: [`${folder}/v1/calls`] },
    { version: 'V2', default: true, pages: [`${folder}/v2/calls`] },
  ],
});
const filesIn = (folder: string): string[] => ['start', 'v1/calls', 'v2/calls'].map((name) => `${folder}/${name}`);
const pathsIn = ({ view }: Pick<ReturnType<typeof routeOf>, 'view'>): string => outline(view.tree);

describe('Pages beside the versions of their language', () => {
  const languages = ['ru', 'en'].map((language) => ({
    language,
    tabs: [
      { tab: 'Guide', pages: [`${language}/start`, `${language}/only-${language}`] },
      versionsIn(language),
      { tab: 'Blog', href: `https://${language}.example` },
    ],
  }));
  const files = [...filesIn('ru'), ...filesIn('en'), 'ru/only-ru', 'en/only-en'];
  const site = build({ navigation: { languages } }, { pages: [...files, 'free'] });

  it('Belong to every version of the language and to no other language', () => {
    expect(routeOf(site, '/ru/start').versions).toEqual(['Русский · V1', 'Русский · V2']);
    expect(routeOf(site, '/en/start').versions).toEqual(['English · V1', 'English · V2']);
    expect(routeOf(site, '/free').versions).toBeUndefined();
  });

  it('Have the language of their list, also in the search', () => {
    const spoken = build({ navigation: { languages } }, { pages: files.map((id) => page(id, { title: 'Начало' })) });
    expect(routeOf(spoken, '/ru/start').language).toBe('ru');
    expect(routeOf(site, '/en/start').language).toBe('en');
    expect(foundIn(routeOf(site, '/en/start'), site)).toEqual({
      versions: ['English · V1', 'English · V2'],
      languages: ['en'],
    });
  });

  it('Are shown in the default version of the language', () => {
    expect(routeOf(site, '/ru/start').view.version).toBe('Русский · V2');
    expect(routeOf(site, '/en/start').view.version).toBe('English · V2');
    expect(Object.keys(routeOf(site, '/en/start').inVersion)).toEqual(['English · V1']);
  });

  it('Are in the navigation of their language alone', () => {
    expect(pathsIn(routeOf(site, '/en/start'))).toBe('(/en/start /en/only-en)');
    const { view } = routeOf(site, '/en/v1/calls');
    expect(labels(view, 'tab')).toEqual(['Guide', '[API]', 'Blog']);
    expect(view.levels[0]?.divisions.at(-1)?.href).toBe('https://en.example');
  });

  it('Lead to the tab of versions in the version that is shown', () => {
    const { view, inVersion } = routeOf(site, '/en/start');
    const targets = [view, inVersion['English · V1']?.view].map((each) => each?.levels[0]?.divisions[1]?.href);
    expect(targets).toEqual(['/en/v2/calls', '/en/v1/calls']);
  });

  it('Stay when the version is switched, and lead to their counterpart when the language is', () => {
    expect(routeOf(site, '/en/start').versionHrefs).toEqual({
      'Русский · V1': '/ru/start',
      'Русский · V2': '/ru/start',
      'English · V1': '/en/start',
      'English · V2': '/en/start',
    });
    expect(routeOf(site, '/en/only-en').versionHrefs['Русский · V1']).toBe('/ru/start');
  });

  it('Name their counterparts in other languages', () => {
    const paths = routeOf(site, '/en/start').alternates.map(({ language, path }) => [language, path]);
    expect(paths).toEqual([
      ['ru', '/ru/start'],
      ['en', '/en/start'],
    ]);
    expect(routeOf(site, '/en/only-en').alternates).toEqual([]);
  });

  it('Are compared with their originals once', () => {
    const plan = createPlan(inputOf({ navigation: { languages } }, { pages: files }));
    const states = findTranslations(plan).map(({ state, page: own, original }) => [state, own?.id, original?.page.id]);
    expect(states).toEqual([
      ['unrecorded', 'en/start', 'ru/start'],
      ['missing', undefined, 'ru/only-ru'],
      ['unrecorded', 'en/v1/calls', 'ru/v1/calls'],
      ['orphaned', 'en/only-en', undefined],
      ['unrecorded', 'en/v2/calls', 'ru/v2/calls'],
    ]);
  });

  it('Are the originals of missing translations', () => {
    const own = files.filter((id) => id !== 'en/start');
    const partial = build({ navigation: { languages } }, { pages: own });
    expect(routeOf(partial, '/en/start')).toMatchObject({
      versions: ['English · V1', 'English · V2'],
      translation: { kind: 'fallback', original: '/ru/start', language: 'ru' },
    });
  });

  it('Are reported if a version lists them too', () => {
    const [language, ...others] = structuredClone(languages);
    const versions = language?.tabs[1] as { versions: { pages: string[] }[] } | undefined;
    versions?.versions[0]?.pages.push('ru/start');
    const repeated = build({ navigation: { languages: [language, ...others] } }, { pages: files });
    expect(repeated.diagnostics.filter(({ code }) => code === 'site/repeated-page')).toHaveLength(1);
  });
});

it('A page beside versions has its counterpart in a language with another folder', () => {
  const of = (language: string, folder: string) => ({
    language,
    tabs: [
      { tab: 'Guide', pages: [`${folder}start`] },
      {
        tab: 'API',
        versions: ['V1', 'V2'].map((version) => ({ version, pages: [`${folder}${version.toLowerCase()}/calls`] })),
      },
    ],
  });
  const pages = ['', 'de/'].flatMap((folder) => ['start', 'v1/calls', 'v2/calls'].map((name) => folder + name));
  const site = build({ navigation: { languages: [of('en', ''), of('de', 'de/')] } }, { pages });
  const germanOf = (path: string, version: string) => routeOf(site, path).versionHrefs[`Deutsch · ${version}`];
  expect(germanOf('/start', 'V1')).toBe('/de/start');
  expect(germanOf('/v2/calls', 'V2')).toBe('/de/v2/calls');
  expect(routeOf(site, '/de/start').versionHrefs['English · V2']).toBe('/start');
});

it('A language whose versions are all on other sites is a language', () => {
  const archived = ['2', '1'].map((version) => ({ version, href: `https://v${version}.example` }));
  const languages = [
    {
      language: 'ru',
      tabs: [
        { tab: 'Guide', pages: ['ru/start'] },
        { tab: 'Old', versions: archived },
      ],
    },
    { language: 'en', pages: ['en/start'] },
  ];
  const site = build({ navigation: { languages } }, { pages: ['ru/start', 'en/start'] });
  expect(routeOf(site, '/ru/start').versions).toEqual(['Русский']);
  expect(pathsIn(routeOf(site, '/en/start'))).toBe('(/en/start)');
});

it('Pages beside the languages of their version belong to no language and to no other version', () => {
  const versions = ['V2', 'V1'].map((version) => {
    const folder = version.toLowerCase();
    const languages = ['en', 'de'].map((language) => ({ language, pages: [`${folder}/${language}/calls`] }));
    return {
      version,
      tabs: [
        { tab: 'Guide', pages: [`${folder}/start`] },
        { tab: 'API', languages },
      ],
    };
  });
  const pages = ['v2', 'v1'].flatMap((folder) => ['start', 'en/calls', 'de/calls'].map((name) => `${folder}/${name}`));
  const site = build({ navigation: { versions } }, { pages });
  const start = routeOf(site, '/v1/start');
  expect(start.versions).toEqual(['V1 · English', 'V1 · Deutsch']);
  expect([start.language, start.alternates]).toEqual(['en', []]);
  expect(foundIn(start, site).languages).toEqual(['en', 'de']);
  expect(pathsIn(start)).toBe('(/v1/start)');
  expect(start.inVersion['V1 · Deutsch']?.view.levels[0]?.divisions[1]?.href).toBe('/v1/de/calls');
  expect(start.versionHrefs['V2 · Deutsch']).toBe('/v2/start');
});

describe('Pages beside versions in one of several products', () => {
  const productOf = (product: string, isDivided: boolean) => ({
    product,
    languages: ['en', 'de'].map((language) => {
      const folder = `${product.toLowerCase()}/${language}`;
      const guide = { tab: 'Guide', pages: [`${folder}/start`] };
      return { language, tabs: isDivided ? [guide, versionsIn(folder)] : [guide] };
    }),
  });
  const files = ['reeds/en', 'reeds/de', 'boats/en', 'boats/de'].flatMap(filesIn);
  const of = (...products: object[]): Site => build({ navigation: { products } }, { pages: files });

  it('Have the language of their list, and the versions of their product', () => {
    const site = of(productOf('Reeds', true), productOf('Boats', true));
    expect(routeOf(site, '/boats/de/start')).toMatchObject({
      versions: ['Deutsch · V1', 'Deutsch · V2'],
      view: { version: 'Deutsch · V2' },
      alternates: [
        { language: 'en', path: '/boats/en/start' },
        { language: 'de', path: '/boats/de/start' },
      ],
    });
    expect(levelsOf(routeOf(site, '/boats/de/start').view)).toEqual([
      ['product', 'Reeds', '[Boats]'],
      ['tab', '[Guide]', 'API'],
    ]);
  });

  it('Have versions and language also if another product has no versions, in either order', () => {
    const products = [productOf('Reeds', true), productOf('Boats', false)];
    for (const all of [products, products.toReversed()]) {
      const site = of(...all);
      expect(routeOf(site, '/reeds/de/start').versions).toEqual(['Deutsch · V1', 'Deutsch · V2']);
      expect(routeOf(site, '/reeds/de/start').view.levels.at(-1)?.divisions[1]?.href).toBe('/reeds/de/v2/calls');
      expect(routeOf(site, '/boats/de/start').versions).toEqual(['Deutsch']);
      const targets = ['/reeds/de/v1/calls', '/boats/de/start'].map((path) =>
        routeOf(site, path)
          .view.levels[0]?.divisions.map(({ href }) => href)
          .toSorted(),
      );
      expect(targets).toEqual([
        ['/boats/de/start', '/reeds/de/start'],
        ['/boats/de/start', '/reeds/de/start'],
      ]);
    }
  });
});
