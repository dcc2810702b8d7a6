import { describe, expect, it } from 'vitest';
import { schemeOf } from '../../../../src/formats/openapi/security.js';
import { serverOf } from '../../../../src/formats/openapi/servers.js';
import { mapExplorer, mapOperation } from '../../../../src/features/playground/settings.js';
import type { ServerKnowledge } from '../../../../src/features/playground/servers.js';
import type {
  ExplorerContent,
  JsonObject,
  PlaygroundOperation,
  PlaygroundServer,
  Security,
} from '../../../../src/features/playground/model.js';
import { configured, declared } from './schemes.js';

const knowledge: ServerKnowledge = { origin: 'https://docs.example.com', variableValue: () => undefined };
const server = (url: string, variables: JsonObject = {}): PlaygroundServer =>
  serverOf({ url, variables }, 'openapi.yaml');

function content(given: Partial<PlaygroundOperation> = {}, document: JsonObject = {}): PlaygroundOperation {
  const operation = { description: 'Creates a plant.', servers: [{ url: 'https://old.example.com' }], responses: {} };
  return {
    method: 'POST',
    path: '/plants',
    document: {
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1' },
      servers: [{ url: 'https://old.example.com' }],
      security: [{ old: [] }],
      paths: { '/plants': { servers: [{ url: 'https://old.example.com' }], parameters: [], post: operation } },
      components: { schemas: { Plant: {} }, securitySchemes: { old: { type: 'http', scheme: 'bearer' } } },
      ...document,
    },
    servers: [server('https://api.example.com')],
    security: { alternatives: [] },
    ...given,
  };
}

const names = { userName: 'Benutzername', password: 'Passwort' };
const map = (given: Partial<PlaygroundOperation> = {}, known: Partial<ServerKnowledge> = {}) =>
  mapOperation(content(given), { ...knowledge, ...known }, names);
const withScheme = (security: Security) => {
  const { document, prefills } = map({ security });
  const { components, paths } = document as {
    components: { securitySchemes: JsonObject };
    paths: Record<string, Record<string, JsonObject>>;
  };
  return { schemes: components.securitySchemes, requirements: paths['/plants']?.['post']?.['security'], prefills };
};

describe('Servers', () => {
  it('The servers are listed in order, only at the root', () => {
    const { document, servers } = map({ servers: [server('https://api.example.com'), server('http://localhost:1/x')] });
    expect(servers).toEqual([{ url: 'https://api.example.com' }, { url: 'http://localhost:1/x' }]);
    expect(document['servers']).toEqual(servers);
    expect(JSON.stringify(document)).not.toContain('old.example.com');
  });

  it('A server keeps its variables', () => {
    const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where' };
    const [first] = map({ servers: [server('https://{region}.example.com', { region })] }).servers;
    expect(first).toEqual({ url: 'https://{region}.example.com', variables: { region } });
  });

  it('Variables have the earlier values of the reader', () => {
    const variableValue = (url: string, name: string) =>
      url === '{base}' && name === 'base' ? 'https://mine.example.com' : undefined;
    const { servers, question } = map({ servers: [server('{base}')] }, { variableValue });
    expect(servers).toEqual([{ url: '{base}', variables: { base: { default: 'https://mine.example.com' } } }]);
    expect(question).toBeUndefined();
  });

  it.each(['{base_url}', '/v1', 'api.example.com', 'https://{host}/v1', 'ftp://example.com', ''])(
    'The incomplete address %j is left out, and the reader is asked for one',
    (url) => {
      const { servers, document, question } = map({ servers: [server(url)] });
      expect(servers).toEqual([]);
      expect(document['servers']).toEqual([]);
      expect(question).toBeDefined();
    },
  );

  it('The question contains the known parts of the address', () => {
    expect(map({ servers: [server('{base_url}')] }).question).toEqual({
      draft: '',
      variable: { url: '{base_url}', name: 'base_url' },
    });
    expect(map({ servers: [server('/v1')] }).question).toEqual({
      draft: '',
      variable: { url: '{base_url}/v1', name: 'base_url' },
    });
    expect(map({ servers: [server('/v1'), server('https://{host}/v1')] }).question).toEqual({
      draft: 'https://{host}/v1',
    });
    expect(map({ servers: [] }).question).toEqual({ draft: '' });
  });

  it('The reader is not asked when one server is complete', () => {
    const { servers, question } = map({ servers: [server('/v1'), server('https://api.example.com')] });
    expect(servers).toEqual([{ url: 'https://api.example.com' }]);
    expect(question).toBeUndefined();
  });

  it('The address that the reader entered is used', () => {
    expect(map({ servers: [server('/v1')] }, { entered: 'https://a.b/v1' }).servers).toEqual([
      { url: 'https://a.b/v1' },
    ]);
  });

  it('A mock has the host of the documentation', () => {
    const mock: PlaygroundServer = { url: '/plant-store', variables: [], absolute: false, isMock: true };
    expect(map({ servers: [mock] }).servers).toEqual([{ url: 'https://docs.example.com/plant-store' }]);
  });
});

describe('Security', () => {
  it('An open operation has no security', () => {
    const { schemes, requirements } = withScheme({ alternatives: [] });
    expect([schemes, requirements]).toEqual([{}, []]);
    expect(map().document['security']).toBeUndefined();
  });

  it('A key that the specification has for the playground stands in its field', () => {
    const test = (scheme: JsonObject) => schemeOf('own', scheme, []);
    const { prefills } = withScheme({
      alternatives: [
        [test({ type: 'apiKey', in: 'header', name: 'X-Key', 'x-default': 'test-key' })],
        [test({ type: 'http', scheme: 'bearer', 'x-default': 'test-token' })],
        [test({ type: 'http', scheme: 'basic', 'x-default': 'unused' })],
      ],
    });
    expect(prefills).toEqual([
      { scheme: 'own', type: 'apiKey', token: 'test-key', username: '' },
      { scheme: 'own', type: 'http', token: 'test-token', username: '' },
    ]);
  });

  it('A bearer token is an HTTP scheme', () => {
    const { schemes, requirements, prefills } = withScheme({
      alternatives: [[configured({ method: 'bearer', name: 'API token' })]],
    });
    expect(schemes).toEqual({ bearer: { type: 'http', scheme: 'bearer', description: 'API token' } });
    expect(requirements).toEqual([{ bearer: [] }]);
    expect(prefills).toEqual([]);
  });

  it('A token after another word is a header with that word', () => {
    const { schemes, prefills } = withScheme({
      alternatives: [[configured({ method: 'bearer', inputPrefix: 'Token ' })]],
    });
    expect(schemes).toEqual({ bearer: { type: 'apiKey', in: 'header', name: 'Authorization' } });
    expect(prefills).toEqual([{ scheme: 'bearer', type: 'apiKey', token: 'Token ', username: '' }]);
  });

  it('Basic authentication describes other names for user name and password', () => {
    const { schemes } = withScheme({ alternatives: [[configured({ method: 'basic', name: 'email:secret' })]] });
    expect(schemes).toEqual({
      basic: { type: 'http', scheme: 'basic', description: 'Benutzername: email · Passwort: secret' },
    });
    expect(withScheme({ alternatives: [[configured({ method: 'basic' })]] }).schemes).toEqual({
      basic: { type: 'http', scheme: 'basic' },
    });
  });

  it('The prefix of a user name is filled in', () => {
    const { prefills } = withScheme({ alternatives: [[configured({ method: 'basic', inputPrefix: 'fm_' })]] });
    expect(prefills).toEqual([{ scheme: 'basic', type: 'http', token: '', username: 'fm_' }]);
  });

  it('An API key is a header with its prefix', () => {
    const { schemes, prefills } = withScheme({
      alternatives: [[configured({ method: 'key', name: 'x-api-key', inputPrefix: 'fm_' })]],
    });
    expect(schemes).toEqual({ key: { type: 'apiKey', in: 'header', name: 'x-api-key' } });
    expect(prefills).toEqual([{ scheme: 'key', type: 'apiKey', token: 'fm_', username: '' }]);
  });

  it('Alternatives, combined schemes and optional security are kept', () => {
    const cookie = declared({ id: 'session', type: 'apiKey', in: 'cookie', name: 'sid', labels: ['sid'], prefix: '' });
    const digest = declared({ id: 'digest', type: 'http', prefix: 'Digest ', description: 'Old' });
    const { schemes, requirements } = withScheme({ alternatives: [[declared({ id: 'a' }), cookie], [digest], []] });
    expect(requirements).toEqual([{ a: [], session: [] }, { digest: [] }, {}]);
    expect(schemes).toEqual({
      a: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      digest: { type: 'http', scheme: 'Digest', description: 'Old' },
    });
  });

  it('OAuth asks for the token first, and then offers the flows of the specification', () => {
    const authorizationUrl = 'https://a.b';
    const oauth = { type: 'oauth2', flows: { implicit: { authorizationUrl, scopes: { read: 'Read' } } } };
    const flows = [{ name: 'implicit', authorizationUrl, scopes: [{ name: 'read', description: 'Read' }] }];
    const key = declared({ id: 'k', type: 'apiKey', name: 'x-key', labels: ['x-key'], prefix: '' });
    const scheme = declared({ id: 'o', type: 'oauth2', scopes: ['read'], flows });
    const given = content(
      { security: { alternatives: [[scheme, key]] } },
      { components: { securitySchemes: { o: oauth } } },
    );
    const { document } = mapOperation(given, knowledge, names);
    expect(document['components']).toEqual({
      securitySchemes: {
        o: { type: 'http', scheme: 'bearer' },
        k: { type: 'apiKey', in: 'header', name: 'x-key' },
        'o (flow)': oauth,
      },
    });
    expect(JSON.stringify(document['paths'])).toContain(
      '"security":[{"o":["read"],"k":[]},{"o (flow)":["read"],"k":[]}]',
    );
  });

  it('OpenID Connect asks for the token', () => {
    const { schemes, requirements } = withScheme({ alternatives: [[declared({ id: 'id', type: 'openIdConnect' })]] });
    expect(schemes).toEqual({ id: { type: 'http', scheme: 'bearer' } });
    expect(requirements).toEqual([{ id: [] }]);
  });
});

it('An operation without a summary has its method and path as the heading', () => {
  const { document } = map();
  expect(document['paths']).toMatchObject({
    '/plants': { post: { summary: 'POST /plants', description: 'Creates a plant.' } },
  });
});

describe('Whole specification', () => {
  const document: JsonObject = {
    openapi: '3.1.0',
    info: {},
    servers: [{ url: 'https://old.example.com' }],
    security: [{ old: [] }],
    paths: {
      '/a': {
        servers: [{ url: 'https://old.example.com' }],
        get: { servers: [{ url: 'https://old.example.com' }] },
        parameters: [{ name: 'x', in: 'query' }],
      },
      '/b': { get: { security: [] }, post: { security: [{ old: [] }] } },
      '/c': { get: { security: [{}] } },
    },
    components: { schemas: { A: {} }, securitySchemes: { old: { type: 'http', scheme: 'bearer' } } },
  };
  const explorer = (given: Partial<ExplorerContent> = {}) =>
    mapExplorer({ document, ...given } as ExplorerContent, knowledge, names);

  it('The document is unchanged without settings in docs.json', () => {
    expect(explorer()).toEqual({ document, prefills: [], schemes: [] });
  });

  it('The base addresses of docs.json replace all servers', () => {
    const mapped = explorer({ servers: [server('https://api.example.com')] }).document;
    expect(mapped['servers']).toEqual([{ url: 'https://api.example.com' }]);
    expect(JSON.stringify(mapped)).not.toContain('old.example.com');
    expect(mapped['paths']).toMatchObject({ '/a': { parameters: [{ name: 'x', in: 'query' }] } });
  });

  it('The authentication of docs.json applies to every operation that needs one', () => {
    const { document: mapped, prefills } = explorer({
      scheme: configured({ method: 'key', name: 'x-api-key', inputPrefix: 'fm_' }),
    });
    expect(mapped['security']).toEqual([{ key: [] }]);
    expect(mapped['components']).toEqual({
      schemas: { A: {} },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    });
    expect(mapped['paths']).toMatchObject({
      '/b': { get: { security: [] }, post: { security: [{ key: [] }] } },
      '/c': { get: { security: [] } },
    });
    expect(prefills).toEqual([{ scheme: 'key', type: 'apiKey', token: 'fm_', username: '' }]);
  });
});
