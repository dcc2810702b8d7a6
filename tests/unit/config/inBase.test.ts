import { expect, it } from 'vitest';
import { inBase } from '../../../src/config/inBase.js';
import { parseConfig } from '../../../src/config/load.js';
import { treeOf } from './helpers.js';

const written = {
  name: 'Plants',
  navigation: [{ group: 'All', pages: ['index'] }],
  redirects: [
    { source: '/docs/old', destination: '/docs/new?a=1' },
    { source: '/old', destination: '/docs/own' },
    { source: '/docsify', destination: 'https://fern.example/docs/new' },
  ],
  topbarLinks: [{ name: 'Guides', url: '/docs/guides' }],
  topbarCtaButton: { name: 'Start', url: '/docs/start' },
  tabs: [{ name: 'API', url: '/docs/api' }],
};

it('An address with the base of the site becomes internal unless its path exists', () => {
  const { config } = parseConfig(JSON.stringify(written), 'docs.json');
  if (!config) throw new Error('The configuration is right.');
  const made = inBase(config, '/docs', (path) => path === '/docs/own');
  const { redirects, navbar } = made;
  expect(redirects.map(({ source, destination }) => [source, destination])).toEqual([
    ['/old', '/new?a=1'],
    ['/old', '/docs/own'],
    ['/docsify', 'https://fern.example/docs/new'],
  ]);
  expect([navbar.links[0]?.href, navbar.primary?.href]).toEqual(['/guides', '/start']);
  expect(treeOf(made)).toContainEqual({ tab: 'API', prefix: '/api' });
  expect(inBase(config, '', () => false)).toBe(config);
});
