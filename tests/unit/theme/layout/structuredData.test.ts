import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { structuredData } from '../../../../src/theme/layout/head/structuredData.js';
import { build, page, routeOf } from '../../site/build.js';
import { vocabulary } from './vocabulary.js';

const site = build(
  {
    name: 'Fern',
    description: 'Plants, well kept.',
    logo: { light: '/logo.svg', dark: '/logo.svg' },
    footerSocials: { github: 'https://github.com/fern' },
    tabs: [{ name: 'API', url: 'api' }],
    navigation: [
      { group: 'Start', pages: ['intro', 'next', { group: 'Deeper', pages: ['deep/first', 'deep/second'] }] },
      { group: 'Endpoints', pages: ['api/list', 'api/make'] },
      { group: '', pages: ['alone', 'away', 'landing'] },
    ],
  },
  {
    pages: [
      page('intro'),
      page('next', {
        description: 'A **bold** </script> claim.',
        createdDate: '2026-01-01',
        lastUpdatedDate: '2026-02-01',
      }),
      page('deep/first'),
      page('deep/second', { title: 'Second', keywords: ['root', 'soil'] }),
      page('api/list'),
      page('api/make', { api: 'POST /make' }),
      page('alone'),
      page('away', { noindex: true }),
      page('landing', { mode: 'custom' }),
    ],
    assets: ['/logo.svg'],
  },
);

const published = (href: string): string => `https://fern.example/docs${href}`;
const language = 'en';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

function graph(path: string, image?: string, of = site): Thing[] {
  const data = structuredData(of, routeOf(of, path), { url: published(path), image, language, published });
  const { '@context': context, '@graph': things } = JSON.parse(data ?? '{}') as Record<string, unknown>;
  expect(context).toBe('https://schema.org');
  return things as Thing[];
}

const thing = (path: string, type: string): Thing | undefined => graph(path).find((each) => each['@type'] === type);
const trail = (path: string): unknown => thing(path, 'BreadcrumbList')?.['itemListElement'];
const step = (position: number, name: string, path?: string) => ({
  '@type': 'ListItem',
  position,
  name,
  ...(path === undefined ? {} : { item: published(path) }),
});

async function faults(things: readonly Thing[]): Promise<string[]> {
  const jsonld: Record<string, Thing[]> = {};
  for (const each of things) (jsonld[each['@type']] ??= []).push(each);
  const issues = await new Validator(vocabulary).validate({ jsonld });
  return issues.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

describe('Structured data', () => {
  it.each(['/intro', '/next', '/deep/second', '/api/list', '/api/make', '/alone', '/landing'])(
    'The data of %s is valid in schema.org and for search engines',
    async (path) => {
      expect(await faults(graph(path, published('/_trellis/images/a.png')))).toEqual([]);
    },
  );

  it('The organization of docs.json is the publisher', async () => {
    const organization = {
      id: 'https://fern.example/#fern',
      legalName: 'Fern Ltd',
      url: 'https://fern.example',
      logo: '/mark.png',
      sameAs: ['https://x.com/fern'],
    };
    const pages = ['intro', 'next'];
    const named = build(
      { navigation: [{ group: 'Start', pages }], seo: { organization } },
      { pages: pages.map((path) => page(path)), assets: ['/mark.png'] },
    );
    const things = graph('/next', undefined, named);
    expect(things.find((each) => each['@type'] === 'Organization')).toMatchObject({
      '@id': organization.id,
      legalName: 'Fern Ltd',
      url: 'https://fern.example',
      logo: { '@type': 'ImageObject', url: published('/mark.png') },
      sameAs: organization.sameAs,
    });
    for (const type of ['WebSite', 'TechArticle']) {
      expect(things.find((each) => each['@type'] === type)?.['publisher']).toEqual({ '@id': organization.id });
    }
    expect(things.find((each) => each['@type'] === 'TechArticle')?.['author']).toEqual({ '@id': organization.id });
    expect(await faults(things)).toEqual([]);
  });

  it('The validator refuses invalid data', async () => {
    const [first, ...rest] = graph('/next');
    expect(await faults([{ ...first, '@type': 'Page', wordCout: 3 }, ...rest])).toHaveLength(1);
    const list = rest.find((each) => each['@type'] === 'BreadcrumbList');
    expect(await faults([{ '@type': 'BreadcrumbList', itemListElement: [step(1, 'A'), step(2, 'B')] }])).toHaveLength(
      1,
    );
    expect(await faults([{ ...list, '@type': 'BreadcrumbList', steps: 2 }])).toHaveLength(1);
  });

  it('The breadcrumbs lead from the site through tab and groups to the page', () => {
    expect(trail('/deep/second')).toEqual([
      step(1, 'Fern', '/intro'),
      step(2, 'Documentation', '/intro'),
      step(3, 'Start', '/intro'),
      step(4, 'Deeper', '/deep/first'),
      step(5, 'Second'),
    ]);
    expect(trail('/alone')).toEqual([step(1, 'Fern', '/intro'), step(2, 'Documentation', '/intro'), step(3, 'Alone')]);
  });

  it('An API reference is no article, and an article has its dates', () => {
    expect(thing('/next', 'TechArticle')).toMatchObject({
      headline: 'Next',
      datePublished: '2026-01-01',
      dateModified: '2026-02-01',
      mainEntityOfPage: { '@id': published('/next') },
    });
    expect(thing('/api/make', 'APIReference')).toBeDefined();
    expect(thing('/api/make', 'TechArticle')).toBeUndefined();
  });

  it('The home page and landing pages are no articles', () => {
    for (const path of ['/intro', '/landing']) expect(thing(path, 'TechArticle')).toBeUndefined();
    expect(trail('/intro')).toBeUndefined();
  });

  it('The data is plain text that cannot end the script', () => {
    const data = structuredData(site, routeOf(site, '/next'), { url: published('/next'), language, published });
    expect(data).not.toContain('<');
    expect(thing('/next', 'WebPage')).toMatchObject({ description: 'A bold </script> claim.' });
  });

  it('A site without an address and a page with noindex have no data', () => {
    expect(structuredData(site, routeOf(site, '/next'), { language, published })).toBeUndefined();
    expect(
      structuredData(site, routeOf(site, '/away'), { url: published('/away'), language, published }),
    ).toBeUndefined();
  });
});
