import type { JsonObject } from '../../../../../src/documents/json.js';
import { plant, post, query, request, response } from './documents.js';

/** Two states, and what changed between them: impact, rule and direction. */
type Case = readonly [title: string, from: JsonObject, to: JsonObject, changes: readonly string[]];

const text = { type: 'string' };
const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });
const named = object({ name: text });
const list = (...values: string[]): JsonObject => ({ type: 'string', enum: values });
const secured = (security: JsonObject[], schemes: JsonObject = {}): JsonObject =>
  post({ security }, { components: { securitySchemes: { key, token, ...schemes } } });
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const flow = { tokenUrl: 'https://example.com/token', scopes: {} };
const token = { type: 'oauth2', flows: { clientCredentials: flow } };
const header = (value: JsonObject): JsonObject => post({ responses: { 200: { headers: { 'X-Total': value } } } });
const hook = (operation: JsonObject): JsonObject => ({ webhooks: { planted: { post: operation } } });
const callback = (operation: JsonObject): JsonObject =>
  post({ callbacks: { planted: { '{$request.body#/url}': { post: operation } } } });
const schemaOf = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

const operations: readonly Case[] = [
  ['an operation is added', { paths: {} }, post({}), ['safe operation-added request']],
  ['an operation is removed', post({}), { paths: {} }, ['breaking operation-removed request']],
  [
    'a deprecated operation is removed before its day',
    post({ deprecated: true, 'x-sunset': '2027-01-01' }),
    { paths: {} },
    ['breaking operation-removed request'],
  ],
  [
    'a deprecated operation is removed after its day',
    post({ deprecated: true, 'x-sunset': '2026-01-01' }),
    { paths: {} },
    ['safe operation-retired request'],
  ],
  ['an operation is deprecated', post({}), post({ deprecated: true }), ['safe operation-deprecated request']],
  [
    'an operation is no longer deprecated',
    post({ deprecated: true }),
    post({}),
    ['safe operation-not-deprecated request'],
  ],
  ['an operation is renamed', post({ operationId: 'a' }), post({ operationId: 'b' }), ['safe operation-id request']],
  ['only texts change', post({ summary: 'Add a plant' }), post({ summary: 'Plant', description: 'Now.' }), []],
  [
    'a placeholder is renamed',
    { paths: { '/plants/{id}': { get: {} } } },
    { paths: { '/plants/{plant}': { get: {} } } },
    [],
  ],
  [
    'a path moves',
    { paths: { '/plants': { get: {} } } },
    { paths: { '/v2/plants': { get: {} } } },
    ['breaking operation-removed request', 'safe operation-added request'],
  ],
  [
    'a server is replaced',
    { ...post({}), servers: [{ url: 'https://a.example' }] },
    { ...post({}), servers: [{ url: 'https://b.example' }] },
    ['risky server-removed request', 'safe server-added request'],
  ],
];

const parameters: readonly Case[] = [
  ['an optional parameter is added', post({}), query({}), ['safe parameter-added request']],
  ['a required parameter is added', post({}), query({ required: true }), ['breaking parameter-added-required request']],
  ['a parameter is removed', query({}), post({}), ['risky parameter-removed request']],
  ['a parameter becomes required', query({}), query({ required: true }), ['breaking parameter-required request']],
  ['a parameter becomes optional', query({ required: true }), query({}), ['safe parameter-optional request']],
  ['a parameter is deprecated', query({}), query({ deprecated: true }), ['safe parameter-deprecated request']],
  [
    'a parameter is no longer deprecated',
    query({ deprecated: true }),
    query({}),
    ['safe parameter-not-deprecated request'],
  ],
  [
    'a parameter moves to a header',
    query({}),
    query({ in: 'header' }),
    ['risky parameter-removed request', 'safe parameter-added request'],
  ],
  [
    'a parameter changes its style',
    query({ schema: { type: 'array' } }),
    query({ schema: { type: 'array' }, style: 'spaceDelimited' }),
    ['breaking parameter-style request'],
  ],
  [
    'a parameter accepts fewer types',
    query({ schema: { type: 'number' } }),
    query({ schema: { type: 'integer' } }),
    ['breaking type-narrowed request'],
  ],
  [
    'a parameter gets another default',
    query({ schema: { type: 'integer', default: 10 } }),
    query({ schema: { type: 'integer', default: 20 } }),
    ['risky default-changed request'],
  ],
  [
    'the keys of a default change their order',
    query({ schema: { type: 'object', default: { a: 1, b: 2 } } }),
    query({ schema: { type: 'object', default: { b: 2, a: 1 } } }),
    [],
  ],
  [
    'a parameter with contents accepts fewer types',
    query({ ...schemaOf({ type: 'number' }) }),
    query({ ...schemaOf({ type: 'integer' }) }),
    ['breaking type-narrowed request'],
  ],
  [
    'a parameter moves to the path item',
    query({ schema: text }),
    { paths: { '/plants': { parameters: [{ name: 'limit', in: 'query', schema: text }], post: {} } } },
    [],
  ],
];

const bodies: readonly Case[] = [
  ['an optional body is added', post({}), request(text), ['safe body-added request']],
  [
    'a required body is added',
    post({}),
    post({ requestBody: { required: true, ...schemaOf(text) } }),
    ['breaking body-added-required request'],
  ],
  ['a body is removed', request(text), post({}), ['risky body-removed request']],
  [
    'a body becomes required',
    request(text),
    post({ requestBody: { required: true, ...schemaOf(text) } }),
    ['breaking body-required request'],
  ],
  [
    'a body becomes optional',
    post({ requestBody: { required: true, ...schemaOf(text) } }),
    request(text),
    ['safe body-optional request'],
  ],
  [
    'a body has another media type',
    request(text),
    post({ requestBody: { content: { 'text/plain': { schema: text } } } }),
    ['breaking media-type-removed request', 'safe media-type-added request'],
  ],
  [
    'a response has another media type',
    response(text),
    post({ responses: { 200: { content: { 'text/plain': { schema: text } } } } }),
    ['breaking media-type-removed response', 'safe media-type-added response'],
  ],
  ['a response is added', post({}), response(text), ['safe response-added response']],
  ['a successful response is removed', response(text), post({}), ['breaking response-removed response']],
  ['a response of a failure is removed', post({ responses: { 404: {} } }), post({}), ['safe failure-removed response']],
  [
    'a header is added',
    post({ responses: { 200: {} } }),
    header({ required: true }),
    ['safe header-added-required response'],
  ],
  ['a header is removed', header({}), post({ responses: { 200: {} } }), ['breaking header-removed response']],
  ['a header becomes optional', header({ required: true }), header({}), ['breaking header-optional response']],
  [
    'a header has more types',
    header({ schema: { type: 'integer' } }),
    header({ schema: { type: 'number' } }),
    ['breaking type-widened response'],
  ],
];

const fields: readonly Case[] = [
  ['an optional field is added to a request', request(object({})), request(named), ['safe field-added request']],
  [
    'a required field is added to a request',
    request(object({})),
    request({ ...named, required: ['name'] }),
    ['breaking field-added-required request'],
  ],
  [
    'a required field with a default is added to a request',
    request(object({})),
    request(object({ name: { ...text, default: 'Fern' } }, { required: ['name'] })),
    ['safe field-added request'],
  ],
  ['a field of a request is removed', request(named), request(object({})), ['risky field-removed request']],
  [
    'a field of a request becomes required',
    request(named),
    request({ ...named, required: ['name'] }),
    ['breaking field-required request'],
  ],
  [
    'a field of a request becomes optional',
    request({ ...named, required: ['name'] }),
    request(named),
    ['safe field-optional request'],
  ],
  ['a field is added to a response', response(object({})), response(named), ['safe field-added response']],
  ['a field of a response is removed', response(named), response(object({})), ['breaking field-removed response']],
  [
    'a field of a response becomes optional',
    response({ ...named, required: ['name'] }),
    response(named),
    ['breaking field-optional response'],
  ],
  [
    'a field of a response becomes required',
    response(named),
    response({ ...named, required: ['name'] }),
    ['safe field-required response'],
  ],
  [
    'a field is deprecated',
    response(named),
    response(object({ name: { ...text, deprecated: true } })),
    ['safe field-deprecated response'],
  ],
  [
    'a field becomes read-only',
    request(named),
    request(object({ name: { ...text, readOnly: true } })),
    ['risky field-removed request'],
  ],
  [
    'a field becomes write-only',
    response(named),
    response(object({ name: { ...text, writeOnly: true } })),
    ['breaking field-removed response'],
  ],
  [
    'a read-only field is added as required',
    request(object({})),
    request(object({ id: { ...text, readOnly: true } }, { required: ['id'] })),
    [],
  ],
  [
    'a schema of both directions loses a field',
    plant(named),
    plant(object({})),
    ['breaking field-removed response', 'risky field-removed request'],
  ],
  [
    'further fields of a request are refused',
    request(named),
    request({ ...named, additionalProperties: false }),
    ['breaking further-fields-narrowed request'],
  ],
  [
    'further fields of a request are allowed',
    request({ ...named, additionalProperties: false }),
    request(named),
    ['safe further-fields-widened request'],
  ],
  [
    'the values of a map have more types',
    response({ type: 'object', additionalProperties: { type: 'integer' } }),
    response({ type: 'object', additionalProperties: { type: 'number' } }),
    ['breaking type-widened response'],
  ],
  [
    'items of a list lose a field',
    response({ type: 'array', items: named }),
    response({ type: 'array', items: object({}) }),
    ['breaking field-removed response'],
  ],
  [
    'a field moves into allOf',
    response(object({ name: text, height: { type: 'number' } })),
    response({ allOf: [named, object({ height: { type: 'number' } })] }),
    [],
  ],
  [
    'an inline schema moves to components',
    response(object({ pot: named })),
    response(object({ pot: { $ref: '#/components/schemas/Pot' } }), { components: { schemas: { Pot: named } } }),
    [],
  ],
  [
    'a schema that contains itself changes once',
    plant(object({ name: text, parent: { $ref: '#/components/schemas/Plant' } })),
    plant(object({ parent: { $ref: '#/components/schemas/Plant' } })),
    ['breaking field-removed response', 'risky field-removed request'],
  ],
];

const values: readonly Case[] = [
  [
    'a request is narrowed',
    request({ type: ['string', 'integer'] }),
    request(text),
    ['breaking type-narrowed request'],
  ],
  ['a request is widened', request(text), request({ type: ['string', 'integer'] }), ['safe type-widened request']],
  [
    'a response is narrowed',
    response({ type: 'number' }),
    response({ type: 'integer' }),
    ['safe type-narrowed response'],
  ],
  [
    'a response is widened',
    response({ type: 'integer' }),
    response({ type: 'number' }),
    ['breaking type-widened response'],
  ],
  ['a type is replaced', request(text), request({ type: 'object' }), ['breaking type-replaced request']],
  ['a type is no longer stated', response(text), response({}), ['breaking type-widened response']],
  [
    'a response can be null',
    response(text),
    response({ type: ['string', 'null'] }),
    ['breaking null-widened response'],
  ],
  ['a request can be null', request(text), request({ type: ['string', 'null'] }), ['safe null-widened request']],
  [
    'a request can no longer be null',
    request({ type: ['string', 'null'] }),
    request(text),
    ['breaking null-narrowed request'],
  ],
  [
    'null is written as an alternative',
    response({ type: ['string', 'null'] }),
    response({ oneOf: [text, { type: 'null' }] }),
    [],
  ],
  [
    'a request gets a format',
    request(text),
    request({ ...text, format: 'uuid' }),
    ['breaking format-narrowed request'],
  ],
  [
    'a response gets another format',
    response({ ...text, format: 'date' }),
    response({ ...text, format: 'date-time' }),
    ['breaking format-replaced response'],
  ],
  [
    'a request accepts larger integers',
    request({ type: 'integer', format: 'int32' }),
    request({ type: 'integer', format: 'int64' }),
    ['safe format-widened request'],
  ],
  ['a request loses a value', request(list('a', 'b')), request(list('a')), ['breaking values-narrowed request']],
  ['a request has a new value', request(list('a')), request(list('a', 'b')), ['safe values-widened request']],
  ['a response has a new value', response(list('a')), response(list('a', 'b')), ['risky values-widened response']],
  ['a response loses a value', response(list('a', 'b')), response(list('a')), ['safe values-narrowed response']],
  ['a request lists its values', request(text), request(list('a')), ['breaking values-narrowed request']],
  ['a constant changes', request({ const: 'a' }), request({ const: 'b' }), ['breaking values-replaced request']],
  ['values change their order', request(list('a', 'b')), request(list('b', 'a')), []],
  [
    'a request has a lower limit',
    request({ ...text, maxLength: 20 }),
    request({ ...text, maxLength: 10 }),
    ['breaking limit-narrowed request'],
  ],
  ['a request loses its limit', request({ ...text, maxLength: 20 }), request(text), ['safe limit-widened request']],
  ['a text may be empty, which is said now', request(text), request({ ...text, minLength: 0 }), []],
  [
    'a text may be empty',
    request({ ...text, minLength: 1 }),
    request({ ...text, minLength: 0 }),
    ['safe limit-widened request'],
  ],
  [
    'a number gets a lower limit of 0',
    request({ type: 'integer' }),
    request({ type: 'integer', minimum: 0 }),
    ['breaking limit-narrowed request'],
  ],
  [
    'a response has a lower minimum',
    response({ type: 'integer', minimum: 1 }),
    response({ type: 'integer', minimum: 0 }),
    ['breaking limit-widened response'],
  ],
  [
    'a request must have unique items',
    request({ type: 'array' }),
    request({ type: 'array', uniqueItems: true }),
    ['breaking limit-narrowed request'],
  ],
  [
    'a request is a multiple of a finer step',
    request({ type: 'number', multipleOf: 10 }),
    request({ type: 'number', multipleOf: 5 }),
    ['safe limit-widened request'],
  ],
  ['a request gets a pattern', request(text), request({ ...text, pattern: '^a' }), ['risky pattern-narrowed request']],
  [
    'a response gets a pattern',
    response(text),
    response({ ...text, pattern: '^a' }),
    ['safe pattern-narrowed response'],
  ],
  [
    'a default of a response changes',
    response({ ...text, default: 'a' }),
    response({ ...text, default: 'b' }),
    ['safe default-changed response'],
  ],
  [
    'a request excludes other values',
    request({ not: { const: 1 } }),
    request({ not: { const: 2 } }),
    ['risky exclusion-changed request'],
  ],
];

const fern = object({ fronds: { type: 'integer' } }, { title: 'Fern' });
const moss = object({ colour: text }, { title: 'Moss' });
const alternatives: readonly Case[] = [
  [
    'a request has a new alternative',
    request({ oneOf: [fern, text] }),
    request({ oneOf: [fern, text, moss] }),
    ['safe alternative-added request'],
  ],
  [
    'a response has a new alternative',
    response({ oneOf: [fern, text] }),
    response({ oneOf: [fern, text, moss] }),
    ['breaking alternative-added response'],
  ],
  [
    'a request loses an alternative',
    request({ anyOf: [fern, text, moss] }),
    request({ anyOf: [fern, text] }),
    ['breaking alternative-removed request'],
  ],
  [
    'a response loses an alternative',
    response({ anyOf: [fern, text, moss] }),
    response({ anyOf: [fern, text] }),
    ['safe alternative-removed response'],
  ],
  ['a request becomes one of two', request(fern), request({ oneOf: [fern, moss] }), ['safe alternative-added request']],
  [
    'a response becomes one of two',
    response(fern),
    response({ oneOf: [moss, fern] }),
    ['breaking alternative-added response'],
  ],
  [
    'an alternative changes',
    response({ oneOf: [fern, moss] }),
    response({ oneOf: [moss, object({}, { title: 'Fern' })] }),
    ['breaking field-removed response'],
  ],
  ['alternatives change their order', response({ oneOf: [fern, moss] }), response({ oneOf: [moss, fern] }), []],
  [
    'another field tells alternatives apart',
    response({ oneOf: [fern, moss], discriminator: { propertyName: 'kind' } }),
    response({ oneOf: [fern, moss], discriminator: { propertyName: 'type' } }),
    ['breaking discriminator-changed response'],
  ],
];

const security: readonly Case[] = [
  ['authentication becomes required', secured([]), secured([{ key: [] }]), ['breaking security-required request']],
  ['authentication is no longer required', secured([{ key: [] }]), secured([]), ['safe security-removed request']],
  ['authentication is optional', secured([]), secured([{}, { key: [] }]), []],
  [
    'another way to authenticate is added',
    secured([{ key: [] }]),
    secured([{ key: [] }, { token: [] }]),
    ['safe security-added request'],
  ],
  [
    'a way to authenticate is removed',
    secured([{ key: [] }, { token: [] }]),
    secured([{ token: [] }]),
    ['breaking security-alternative-removed request'],
  ],
  [
    'a second credential is required',
    secured([{ key: [] }]),
    secured([{ key: [], token: [] }]),
    ['breaking security-alternative-removed request', 'safe security-added request'],
  ],
  ['a scope is added', secured([{ token: ['a'] }]), secured([{ token: ['a', 'b'] }]), ['breaking scope-added request']],
  ['a scope is removed', secured([{ token: ['a', 'b'] }]), secured([{ token: ['a'] }]), ['safe scope-removed request']],
  [
    'a key moves to the query',
    secured([{ key: [] }]),
    secured([{ key: [] }], { key: { ...key, in: 'query' } }),
    ['breaking security-scheme request'],
  ],
  [
    'the flows of a scheme change their order',
    secured([{ token: [] }], { token: { ...token, flows: { password: flow, clientCredentials: flow } } }),
    secured([{ token: [] }], { token: { ...token, flows: { clientCredentials: flow, password: flow } } }),
    [],
  ],
  [
    'tokens come from another address',
    secured([{ token: [] }]),
    secured([{ token: [] }], { token: { ...token, flows: { clientCredentials: { tokenUrl: 'https://b.example' } } } }),
    ['risky oauth-address request'],
  ],
  [
    'security of the whole document is repeated by the operation',
    { ...post({}), security: [{ key: [] }], components: { securitySchemes: { key } } },
    secured([{ key: [] }]),
    [],
  ],
];

const requestsOfTheApi: readonly Case[] = [
  ['a webhook is added', { paths: {} }, hook({}), ['safe operation-added response']],
  ['a webhook is removed', hook({}), { paths: {} }, ['breaking operation-removed response']],
  [
    'the body of a webhook loses a field',
    hook({ requestBody: schemaOf(named) }),
    hook({ requestBody: schemaOf(object({})) }),
    ['breaking field-removed response'],
  ],
  [
    'the body of a webhook gets a required field',
    hook({ requestBody: schemaOf(object({})) }),
    hook({ requestBody: schemaOf({ ...named, required: ['name'] }) }),
    ['safe field-added-required response'],
  ],
  [
    'the answer to a webhook needs a field',
    hook({ responses: { 200: schemaOf(object({})) } }),
    hook({ responses: { 200: schemaOf({ ...named, required: ['name'] }) } }),
    ['breaking field-added-required request'],
  ],
  ['a callback is added', post({}), callback({}), ['safe callback-added response']],
  ['a callback is removed', callback({}), post({}), ['risky callback-removed response']],
  [
    'the body of a callback loses a field',
    callback({ requestBody: schemaOf(named) }),
    callback({ requestBody: schemaOf(object({})) }),
    ['breaking field-removed response'],
  ],
];

/** The rules, each as a pair of specifications. */
export const cases: readonly Case[] = [
  ...operations,
  ...parameters,
  ...bodies,
  ...fields,
  ...values,
  ...alternatives,
  ...security,
  ...requestsOfTheApi,
];
