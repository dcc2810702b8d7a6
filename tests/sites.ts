import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A documentation folder that the browser tests build and open. */
export interface TestSite {
  folder: string;
  out: string;
  port: number;
  base: string;
}

function site(name: string, folder: string, port: number, base = '/'): TestSite {
  return { folder: `${root}${folder}`, out: `${root}test-results/sites/${name}`, port, base };
}

/** The sites, by the name of the Playwright fixture that opens them. */
export const testSites = {
  manual: site('manual', '.', 4461),
  everyField: site('every-field', 'tests/sites/every-field', 4462),
  otherForms: site('other-forms', 'tests/sites/other-forms', 4465),
  otherValues: site('other-values', 'tests/sites/other-values', 4474),
  minimal: site('minimal', 'tests/sites/minimal', 4466),
  components: site('components', 'tests/sites/components', 4463),
  playground: site('playground', 'tests/sites/playground', 4467),
  key: site('key', 'tests/sites/key', 4469),
  address: site('address', 'tests/sites/address', 4468),
  current: site('current', 'tests/sites/current', 4472),
  schemes: site('schemes', 'tests/sites/schemes', 4479),
  reference: site('reference', 'tests/sites/reference', 4471),
  languages: site('languages', 'tests/sites/languages', 4475),
  services: site('services', 'tests/sites/services', 4473),
  underBase: site('under-base', 'tests/sites/every-field', 4464, '/docs'),
} satisfies Record<string, TestSite>;

export const urlOf = ({ port, base }: TestSite): string => `http://127.0.0.1:${port}${base.replace(/\/?$/, '/')}`;

/** Answers once every site is built and served. */
export const readyPort = 4460;

/** Where requests to other machines end. */
export const outsidePort = 4459;
