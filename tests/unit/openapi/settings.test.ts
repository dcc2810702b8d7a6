import { expect, test } from 'vitest';
import type { Config } from '../../../src/config/config.js';
import { apiSettings } from '../../../src/openapi/settings.js';

const api: Config['api'] = {
  baseUrl: ['https://api.example.com'],
  auth: { method: 'key', name: 'x-api-key', inputPrefix: 'fm_' },
  playground: { mode: 'show', disableProxy: true },
  request: { example: { languages: ['python'], showOptionalParams: true } },
  paramFields: { expanded: 'none', post: [] },
};

test('docs.json', () => {
  expect(apiSettings(api)).toEqual({
    baseUrl: ['https://api.example.com'],
    auth: { method: 'key', name: 'x-api-key', inputPrefix: 'fm_' },
    maintainOrder: true,
    languages: ['python'],
    showOptionalParameters: true,
  });
});

test('only an explicit false sorts', () => {
  expect(apiSettings({ ...api, maintainOrder: false }).maintainOrder).toBe(false);
});

test('a page’s own method wins; names and prefixes belong to the configured one', () => {
  expect(apiSettings(api, 'bearer').auth).toEqual({ method: 'bearer' });
  expect(apiSettings(api, 'key').auth).toEqual(api.auth);
  expect(apiSettings({ ...api, auth: { name: 'x' } }, 'key').auth).toEqual({ method: 'key', name: 'x' });
  expect(apiSettings({ ...api, auth: { name: 'x' } }).auth).toBeUndefined();
});
