import { describe, expect, test } from 'vitest';
import { configuredScheme, schemeOf, securityOf } from '../../../../src/formats/openapi/security.js';
import { details, fixture } from './support.js';

const document = {
  security: [{ key: [] }, { oauth: ['read'], session: [] }],
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'query', name: 'api_key', description: 'Ask us.' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      oauth: { type: 'oauth2', flows: {} },
      basic: { type: 'http', scheme: 'Basic' },
      digest: { type: 'http', scheme: 'digest' },
      login: { type: 'openIdConnect', openIdConnectUrl: 'https://example.com/oidc' },
      certificate: { type: 'mutualTLS' },
    },
  },
};

const of = (security: object | undefined, settings: Parameters<typeof securityOf>[2] = {}) =>
  securityOf(document, security === undefined ? {} : { security: security as never }, settings).alternatives.map(
    (schemes) => schemes.map(({ id, in: place, name, placeholder }) => [id, place, name, placeholder]),
  );

describe('Security schemes of a specification', () => {
  test('Alternatives and combined schemes are listed', () => {
    expect(of(undefined)).toEqual([
      [['key', 'query', 'api_key', '<api-key>']],
      [
        ['oauth', 'header', 'Authorization', 'Bearer <token>'],
        ['session', 'cookie', 'sid', '<api-key>'],
      ],
    ]);
  });

  test('The list of an operation replaces that of the document, and an empty entry makes security optional', () => {
    expect(of([{ basic: [] }])).toEqual([[['basic', 'header', 'Authorization', 'Basic <encoded-value>']]]);
    expect(of([])).toEqual([]);
    expect(of([{}])).toEqual([]);
    expect(of([{}, { key: [] }])).toEqual([[], [['key', 'query', 'api_key', '<api-key>']]]);
  });

  test('Every kind of scheme has its place and its placeholder', () => {
    expect(of([{ digest: [] }, { login: [] }, { certificate: [] }])).toEqual([
      [['digest', 'header', 'Authorization', 'digest <credentials>']],
      [['login', 'header', 'Authorization', 'Bearer <token>']],
      [['certificate', undefined, 'certificate', '']],
    ]);
  });

  test('A bearer token has its format', () => {
    const scheme = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };
    expect(schemeOf('token', scheme, [])).toMatchObject({ type: 'bearer', tokenFormat: 'JWT' });
  });

  test('Scopes and flows are listed without unsafe links', async () => {
    const shown = details(await fixture('constructs.yaml'), 'GET /gardens/{garden-id}/beds/{bed}.{format}');
    expect(shown.security.alternatives[1]?.[0]).toMatchObject({
      type: 'oauth2',
      scopes: ['read'],
      flows: [
        {
          name: 'clientCredentials',
          tokenUrl: 'https://example.com/token',
          scopes: [{ name: 'read', description: 'Look' }],
        },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain('javascript:');
  });

  test('An unknown scheme is left out', () => {
    expect(of([{ nothing: [] }, { key: [] }])).toEqual([[['key', 'query', 'api_key', '<api-key>']]]);
  });
});

describe('Authentication in docs.json', () => {
  test('The method applies to every operation with authentication', () => {
    const settings = { auth: { method: 'key', name: 'x-api-key', inputPrefix: 'fm_' } } as const;
    expect(of(undefined, settings)).toEqual([[['key', 'header', 'x-api-key', 'fm_<api-key>']]]);
    expect(of([{ basic: [] }], settings)).toEqual([[['key', 'header', 'x-api-key', 'fm_<api-key>']]]);
    expect(of([], settings)).toEqual([]);
    expect(securityOf({}, {}, settings).alternatives).toHaveLength(1);
    expect(of(undefined, { auth: { method: 'none' } })).toEqual([]);
  });

  test.each([
    [
      { method: 'bearer' },
      { name: 'Authorization', labels: ['Authorization'], prefix: 'Bearer ', placeholder: 'Bearer <token>' },
    ],
    [
      { method: 'bearer', inputPrefix: 'Bearer ' },
      { prefix: 'Bearer ', inputPrefix: 'Bearer ', placeholder: 'Bearer <token>' },
    ],
    [
      { method: 'bearer', inputPrefix: 'fm_' },
      { prefix: 'Bearer ', inputPrefix: 'fm_', placeholder: 'Bearer fm_<token>' },
    ],
    [
      { method: 'bearer', inputPrefix: 'Token ' },
      { prefix: 'Token ', placeholder: 'Token <token>' },
    ],
    [
      { method: 'basic' },
      { name: 'Authorization', labels: ['username', 'password'], placeholder: 'Basic <encoded-value>' },
    ],
    [{ method: 'basic', name: 'Key ID:Secret' }, { labels: ['Key ID', 'Secret'] }],
    [{ method: 'key' }, { name: 'Key', placeholder: '<api-key>' }],
    [{ method: 'none' }, undefined],
  ] as const)('The setting %j gives the scheme %j', (auth, expected) => {
    const scheme = configuredScheme(auth);
    if (expected) expect(scheme).toMatchObject(expected);
    else expect(scheme).toBeUndefined();
  });
});
