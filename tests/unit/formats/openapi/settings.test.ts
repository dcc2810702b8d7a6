import { expect, test } from 'vitest';
import type { Config } from '../../../../src/config/config.js';
import { apiSettings } from '../../../../src/formats/openapi/settings.js';

const api: Config['api'] = {
  openapi: [],
  mdx: { server: ['https://api.example.com'], auth: { method: 'key', name: 'x-api-key', inputPrefix: 'fm_' } },
  playground: { display: 'interactive' },
  examples: { languages: ['python'], defaults: 'all', autogenerate: true },
  params: { expanded: 'closed' },
};

test('The settings of docs.json are read', () => {
  expect(apiSettings(api)).toEqual({
    baseUrl: ['https://api.example.com'],
    auth: { method: 'key', name: 'x-api-key', inputPrefix: 'fm_' },
    maintainOrder: true,
    languages: ['python'],
    showOptionalParameters: true,
    makesSamples: true,
  });
});

test('docs.json can turn the samples off', () => {
  expect(apiSettings({ ...api, examples: { ...api.examples, autogenerate: false } }).makesSamples).toBe(false);
});

test('Only an explicit false sorts the fields', () => {
  expect(apiSettings({ ...api, maintainOrder: false }).maintainOrder).toBe(false);
});

test('The method of a page replaces that of docs.json, whose name and prefix belong to its own method', () => {
  expect(apiSettings(api, 'bearer').auth).toEqual({ method: 'bearer' });
  expect(apiSettings(api, 'key').auth).toEqual(api.mdx.auth);
  expect(apiSettings({ ...api, mdx: { server: [], auth: { name: 'x' } } }, 'key').auth).toEqual({
    method: 'key',
    name: 'x',
  });
  expect(apiSettings({ ...api, mdx: { server: [], auth: { name: 'x' } } }).auth).toBeUndefined();
});
