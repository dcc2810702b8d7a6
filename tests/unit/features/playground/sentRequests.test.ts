import { createWorkspaceStore } from '@scalar/workspace-store/client';
import { buildRequest, getRequestExampleContext, requestFactory } from '@scalar/workspace-store/request-example';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/documents/json.js';
import { sliceOf } from '../../../../src/features/playground/documents/slices.js';
import { withRequestExamples } from '../../../../src/features/playground/documents/requestExamples.js';
import { mapOperation } from '../../../../src/features/playground/settings.js';
import { serverOf } from '../../../../src/formats/openapi/servers.js';
import { present, settings } from '../../formats/openapi/support.js';
import { specification as specificationOf } from '../mock/specification.js';

const server = serverOf({ url: 'https://api.example.com' }, '');
const words = { userName: 'User', password: 'Password' };

/** The request that Scalar's client sends for an operation with one required parameter, without the origin. */
function sent(parameter: JsonObject): Promise<{ url: string; headers: Headers }> {
  return request({ get: { parameters: [{ name: 'plant', required: true, ...parameter }] } }, 'get', 'default');
}

/** The request that Scalar's client sends for an operation, without the origin. */
async function request(
  item: JsonObject,
  method: 'get' | 'post',
  exampleName: string,
): Promise<{ url: string; headers: Headers; body?: unknown }> {
  const path = '/plants';
  const specification = specificationOf({ [path]: item }, {});
  const operation = present(specification.operations[0]);
  const slice = sliceOf(specification, operation);
  const document = withRequestExamples(slice, operation, specification.requestValues(operation, settings));
  const content = { method: method.toUpperCase(), path, document, servers: [server], security: { alternatives: [] } };
  const knowledge = { origin: 'https://docs.example.com', variableValue: () => undefined };
  const client = mapOperation(content, knowledge, words);
  const store = createWorkspaceStore();
  await store.addDocument({ name: 'plants', document: client.document });
  const meta = { path, method, exampleName };
  const context = getRequestExampleContext(store, 'plants', meta);
  if (!context.ok) throw new Error(context.error);
  const { operation: shown, environment, headers, servers, security } = context.data;
  const { request: factory } = requestFactory({
    ...meta,
    operation: shown,
    environment: environment.environment,
    globalCookies: [],
    proxyUrl: '',
    defaultHeaders: headers.default,
    server: servers.selected,
    isElectron: true,
    selectedSecuritySchemes: security.selectedSchemes,
  });
  const built = buildRequest(factory, { envVariables: {} });
  if (!built.ok) throw new Error(built.error);
  const [url, init] = built.data.requestPayload;
  return {
    url: decodeURIComponent(url).slice('https://api.example.com'.length),
    headers: new Headers(init?.headers),
    body: init?.body,
  };
}

describe('Requests of the playground', () => {
  it('Parameters described by a content type are sent in it, in the query and in headers', async () => {
    const content = { 'application/json': { example: [{ bed: 1 }], schema: {} } };
    expect((await sent({ in: 'query', content })).url).toBe('/plants?plant=[{"bed":1}]');
    expect((await sent({ in: 'header', content })).headers.get('plant')).toBe('[{"bed":1}]');
    const text = { 'text/plain': { example: 'fern', schema: {} } };
    expect((await sent({ in: 'query', content: text })).url).toBe('/plants?plant=fern');
  });

  it('What a parameter contains is sent as JSON if it has parts, and never as `[object Object]`', async () => {
    const example = { soil: { acid: true }, beds: [1, 2] };
    const schema = { type: 'object' };
    expect((await sent({ in: 'query', schema, example })).url).toBe('/plants?soil={"acid":true}&beds=[1,2]');
    const deep = { in: 'query', style: 'deepObject', schema, example };
    expect((await sent(deep)).url).toBe('/plants?plant[soil][acid]=true&plant[beds][]=1&plant[beds][]=2');
  });

  it('A body whose content type is a range is sent with a type', async () => {
    const content = { 'application/json': { example: [1] }, 'application/*+json': { example: [2] } };
    const { headers, body } = await request({ post: { requestBody: { content } } }, 'post', 'application/*+json');
    expect([headers.get('content-type'), JSON.parse(String(body))]).toEqual(['application/json', [2]]);
  });

  it('A part of a form gets a content type if there is only one to choose', async () => {
    const properties = { note: { type: 'string' }, label: { type: 'string' } };
    const encoding = { note: { contentType: 'text/plain, text/markdown' }, label: { contentType: 'text/csv' } };
    const example = { note: 'dry', label: 'a,b' };
    const content = { 'multipart/form-data': { schema: { type: 'object', properties }, encoding, example } };
    const { body } = await request({ post: { requestBody: { content } } }, 'post', 'default');
    const text = await (body as Blob).text();
    expect(text.match(/^Content-Type: .*$/gim)).toEqual(['Content-Type: text/csv']);
  });
});
