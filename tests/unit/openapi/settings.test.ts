import { expect, test } from 'vitest';
import type { Config } from '../../../src/config/config.js';
import { apiSettings } from '../../../src/openapi/settings.js';

const api: Config['api'] = {
  openapi: [],
  mdx: { server: ['https://api.example.com'], auth: { method: 'key', name: 'x-api-key', inputPrefix: 'fm_' } },
  playground: { display: 'interactive' },
  examples: { languages: ['python'], defaults: 'all', autogenerate: true },
  params: { expanded: 'closed', post: [] },
};

test('docs.json', () => {
  expect(apiSettings(api)).toEqual({
    baseUrl: ['https://api.example.com'],
    auth: { method: 'key', name: 'x-api-key', inputPrefix: 'fm_' },
    maintainOrder: true,
    languages: ['python'],
    showOptionalParameters: true,
    makesSamples: true,
  });
});

test('samples are made unless docs.json says otherwise', () => {
  expect(apiSettings({ ...api, examples: { ...api.examples, autogenerate: false } }).makesSamples).toBe(false);
});

test('only an explicit false sorts', () => {
  expect(apiSettings({ ...api, maintainOrder: false }).maintainOrder).toBe(false);
});

test('a page’s own method wins; names and prefixes belong to the configured one', () => {
  expect(apiSettings(api, 'bearer').auth).toEqual({ method: 'bearer' });
  expect(apiSettings(api, 'key').auth).toEqual(api.mdx.auth);
  expect(apiSettings({ ...api, mdx: { server: [], auth: { name: 'x' } } }, 'key').auth).toEqual({
    method: 'key',
    name: 'x',
  });
  expect(apiSettings({ ...api, mdx: { server: [], auth: { name: 'x' } } }).auth).toBeUndefined();
});
