import { expect, test } from 'vitest';
import { serverOf, serversOf, withDefaults } from '../../../../src/formats/openapi/servers.js';
import { details, fixture } from './support.js';

test('The nearest list of servers is used, and docs.json replaces it', () => {
  const at = (url: string) => ({ servers: [{ url: `https://${url}.example.com` }] });
  const urls = (item: object, operation: object, baseUrl: string[] = []) =>
    serversOf(at('root'), item as never, operation as never, 'a.yaml', { baseUrl }).map(({ url }) => url);
  expect(urls({}, {})).toEqual(['https://root.example.com']);
  expect(urls(at('path'), {})).toEqual(['https://path.example.com']);
  expect(urls(at('path'), at('own'))).toEqual(['https://own.example.com']);
  expect(urls(at('path'), { servers: [] })).toEqual(['https://path.example.com']);
  expect(urls(at('path'), at('own'), ['https://a.example', 'https://b.example'])).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test('A specification without servers has none', () => {
  expect(serversOf({}, {}, {}, 'a.yaml', { baseUrl: [] })).toEqual([]);
});

test('A server has its variables', async () => {
  const { servers } = details(await fixture('constructs.yaml'), 'GET /gardens/{garden-id}/beds/{bed}.{format}');
  expect(servers).toEqual([
    {
      url: 'https://{region}.example.com/v1',
      variables: [{ name: 'region', default: 'eu', enum: ['eu', 'us'], description: 'Where' }],
      absolute: true,
    },
  ]);
});

test('An empty default is a value', () => {
  const server = serverOf(
    { url: 'https://{host}/{path}', variables: { host: { default: 'a.test' }, path: { default: '' } } },
    'a.yaml',
  );
  expect(server).toMatchObject({ absolute: true, variables: [{ default: 'a.test' }, { default: '' }] });
  expect(withDefaults(server.url, server.variables)).toBe('https://a.test');
});

test.each([
  ['{base_url}', 'a.yaml', '{base_url}', false],
  ['https://api.example.com/', 'a.yaml', 'https://api.example.com', true],
  ['https://{host}/v1', 'a.yaml', 'https://{host}/v1', false],
  ['/v1', 'a.yaml', '{base_url}/v1', false],
  ['/', 'a.yaml', '{base_url}', false],
  ['v2', 'a.yaml', '{base_url}/v2', false],
  ['\\\\[', 'a.yaml', '\\\\[', false],
  ['api.example.com/v1', 'a.yaml', 'api.example.com/v1', false],
  ['/v1', 'https://example.com/docs/a.yaml', 'https://example.com/v1', true],
  ['v2/', 'https://example.com/docs/a.yaml', 'https://example.com/docs/v2', true],
  ['{base_url}/x', 'https://example.com/docs/a.yaml', '{base_url}/x', false],
  ['javascript:alert(1)', 'a.yaml', 'javascript:alert(1)', false],
  ['ftp://example.com', 'a.yaml', 'ftp://example.com', false],
  ['//api.example.com', 'a.yaml', 'https://api.example.com', true],
  ['https://', 'a.yaml', 'https:', false],
])('The server %s in %s has the address %s', (written, location, url, absolute) => {
  expect(serverOf({ url: written }, location)).toMatchObject({ url, absolute });
});
