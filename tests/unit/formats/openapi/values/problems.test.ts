import { expect, it } from 'vitest';
import { valueProblems } from '../../../../../src/formats/openapi/values/problems.js';
import { present, readText } from '../support.js';

const operation = (own: object): object => ({ paths: { '/plants': { get: own } } });
const item = (own: object): object => ({ paths: { '/plants': own } });
const body = (own: object): object => operation({ requestBody: { content: { 'multipart/mixed': own } } });
const components = (own: object): object => ({ components: own });
const whole = { name: 'q', in: 'querystring', content: { 'text/plain': {} } };

async function problemsOf(parts: object, openapi = '3.2.0') {
  const document = { openapi, info: { title: 'Heath', version: '1' }, ...parts };
  const { specification } = await readText(JSON.stringify(document, null, 1), 'openapi.json');
  return valueProblems(present(specification));
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
  ['`POST` has a key of its own', item({ additionalOperations: { POST: {} } })],
  ['`A B` cannot be a method', item({ additionalOperations: { 'A B': {} } })],
  ['`LINK` is not an operation', item({ additionalOperations: { LINK: 1 } })],
  ['beside parts of it', operation({ parameters: [whole, { name: 'a', in: 'query' }] })],
  ['no `content` with one media type', operation({ parameters: [{ name: 'q', in: 'querystring', schema: {} }] })],
  ['`in` cannot be `querystrings`', operation({ parameters: [{ ...whole, in: 'querystrings' }] })],
  ['`style` cannot be `cookie`', operation({ parameters: [{ name: 'q', in: 'query', style: 'cookie' }] })],
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
  expect(problems.map(({ code }) => code)).toContain('openapi/value');
  for (const problem of problems) expect(problem).toMatchObject({ file: 'openapi.json', span: { start: {} } });
  expect(problems.map(({ message }) => message).join(' ')).toContain(text);
});

it('Sound values, and documents before 3.2, are not reported', async () => {
  const sound = {
    $self: '/api/openapi.json',
    tags: [{ name: 'a' }, { name: 'b', parent: 'a' }],
    paths: { '/plants': { additionalOperations: { LINK: { parameters: [whole] } } } },
  };
  expect(await problemsOf(sound)).toEqual([]);
  expect(await problemsOf(item({ additionalOperations: [] }), '3.1.0')).toEqual([]);
});
