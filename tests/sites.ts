import type { HostName } from '../src/features/feeds/hosts/hosts.js';
import * as generated from './browser/generatedSites.js';
import { writeNested } from './browser/nestedSite.js';
import { writeVersionedTab } from './browser/versionedTabSite.js';
import { portOf } from './ports.js';

/** A documentation folder that tests have built, once in a run. */
export interface TestSite {
  /** Unlike that of every other. */
  name: string;
  /** A folder of this repository, or what fills one. */
  source: string | ((folder: string) => void);
  /** Without a slash at its end. */
  base: string;
  /** Origin that it will be published at. */
  origin?: string;
  /** Host that it is built for. */
  target?: HostName;
}

/** Origin of the sites that know their address. */
export const origin = 'https://docs.example.com';

function site(name: string, source: TestSite['source'] = `tests/sites/${name}`, base = ''): TestSite {
  return { name, source, base };
}

/** A folder under `tests/sites` as it is built to be published, under `/docs` by default. */
const published = (folder: string, base = '/docs'): TestSite => ({
  ...site(`${folder}-published${base.replace('/', '-')}`, `tests/sites/${folder}`, base),
  origin,
});

/** The sites that the browser tests open; each is built when its first page is asked for. */
export const testSites = {
  manual: { ...site('manual', '.'), origin },
  everyField: site('every-field'),
  everyFieldPublished: published('every-field', ''),
  otherForms: site('other-forms'),
  otherValues: published('other-values'),
  frontmatter: site('frontmatter'),
  minimal: site('minimal'),
  broken: site('broken'),
  brokenConfig: site('broken-config'),
  components: published('components'),
  playground: site('playground'),
  requests: site('requests'),
  key: site('key'),
  address: site('address'),
  current: published('current'),
  schemes: site('schemes'),
  reference: published('reference'),
  channels: site('channels'),
  graphql: site('graphql'),
  languages: published('languages'),
  services: site('services'),
  arabic: site('arabic'),
  manualUnderBase: { ...site('manual-under-docs', '.', '/docs'), origin },
  parts: site('parts', 'tests/sites/parts', '/docs'),
  underBase: published('every-field'),
  search: site('search'),
  searchPublished: { ...published('search'), target: 'netlify' },
  unicode: published('unicode'),
  searched: site('searched', generated.writeSearched, '/docs'),
  algolia: site('algolia', (folder) => generated.writeSearchedBy('algolia', folder), '/docs'),
  typesense: site('typesense', (folder) => generated.writeSearchedBy('typesense', folder), '/docs'),
  large: site('large', generated.writeLarge),
  deep: site('deep', generated.writeDeep, '/docs'),
  nested: site('nested', writeNested),
  versionedTab: site('versioned-tab', writeVersionedTab),
  english: site('english', (folder) => generated.writeGenerated(folder, generated.vocabularies.en)),
  german: site('german', (folder) => generated.writeGenerated(folder, generated.vocabularies.de, 'de')),
  chinese: site('chinese', (folder) => generated.writeGenerated(folder, generated.vocabularies.zh, 'zh')),
  spoken: site('spoken', generated.writeLanguages),
} satisfies Record<string, TestSite>;

/** Address of a site while browser tests run, with a slash at its end. */
export const urlOf = ({ name, base }: TestSite): string => `http://127.0.0.1:${portOf(name)}${base}/`;
