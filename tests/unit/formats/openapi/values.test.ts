import { expect, it } from 'vitest';
import { present, readText } from './support.js';

const operation = (own: object): object => ({ paths: { '/plants': { get: own } } });
const item = (own: object): object => ({ paths: { '/plants': own } });
const body = (own: object): object => operation({ requestBody: { content: { 'multipart/mixed': own } } });
const components = (own: object): object => ({ components: own });
const whole = { name: 'q', in: 'querystring', content: { 'text/plain': {} } };

async function problemsOf(parts: object) {
  const document = { openapi: '3.2.0', info: { title: 'Heath', version: '1' }, components: {}, ...parts };
  const { specification } = await readText(JSON.stringify(document, null, 1), 'openapi.json');
  const problems = present(present(specification).check)({ baseUrl: ['https://heath.example'] });
  return problems.filter(({ code }) => code === 'openapi/value' || code === 'openapi/structure');
}

it.each([
  ['$self', { $self: 'https://heath.example/#a' }],
  ['No tag is called `plant`', { tags: [{ name: 'plants' }, { name: 'seeds', parent: 'plant' }] }],
  [
    'its own parent',
    {
      tags: [
        { name: 'a', parent: 'b' },
        { name: 'b', parent: 'a' },
      ],
    },
  ],
  ['`additionalOperations` is not an object', item({ additionalOperations: [] })],
  ['`POST` cannot be a key of `additionalOperations`', item({ additionalOperations: { POST: {} } })],
  ['`A B` cannot be a key of `additionalOperations`', item({ additionalOperations: { 'A B': {} } })],
  ['`LINK` is not an object', item({ additionalOperations: { LINK: 1 } })],
  ['beside parts of it', operation({ parameters: [whole, { name: 'a', in: 'query' }] })],
  ['has no `content`', operation({ parameters: [{ name: 'q', in: 'querystring', schema: {} }] })],
  ['`in` cannot be `querystrings`', operation({ parameters: [{ ...whole, in: 'querystrings' }] })],
  ['`style` cannot be `cookie`', operation({ parameters: [{ name: 'q', in: 'query', style: 'cookie', schema: {} }] })],
  ['beside `encoding`', body({ encoding: {}, itemEncoding: {} })],
  ['`prefixEncoding` is not a list', body({ prefixEncoding: {} })],
  ['`itemEncoding` is not an object', body({ itemEncoding: [] })],
  [
    'no `tokenUrl`',
    components({
      securitySchemes: {
        a: { type: 'oauth2', flows: { deviceAuthorization: { deviceAuthorizationUrl: 'https://a.example' } } },
      },
    }),
  ],
  ['`nodeType` cannot be `attributes`', components({ schemas: { A: { xml: { nodeType: 'attributes' } } } })],
  [
    '`defaultMapping` cannot be `B`',
    components({ schemas: { A: { discriminator: { propertyName: 'a', defaultMapping: 'B' } } } }),
  ],
])('A fault is reported with its place: %s', async (text, parts) => {
  const problems = await problemsOf(parts);
  for (const problem of problems) expect(problem).toMatchObject({ file: 'openapi.json', span: { start: {} } });
  expect(problems.map(({ message }) => message).join(' ')).toContain(text);
});

it('Sound values are not reported', async () => {
  const sound = {
    $self: '/api/openapi.json',
    tags: [{ name: 'a' }, { name: 'b', parent: 'a' }],
    paths: { '/plants': { additionalOperations: { LINK: { parameters: [whole] } } } },
  };
  expect(await problemsOf(sound)).toEqual([]);
});
