import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const nouns = ['plant', 'garden', 'order', 'invoice', 'customer', 'shipment', 'supplier', 'seed', 'harvest', 'sensor'];
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const reference = (section, name) => ({ $ref: `#/components/${section}/${name}` });

/** A kind of thing that operations are about: ten schemas apart from those that all share. */
function schemasOf(name, number, others) {
  const id = { type: 'string', format: 'uuid', description: `Identifies the ${name}.`, readOnly: true };
  const state = {
    type: 'string',
    enum: ['draft', 'active', 'archived'],
    default: 'draft',
    description: `Where the ${name} stands.`,
  };
  const fields = {
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 120,
      description: `What people call the **${name}**.`,
      example: `My ${name}`,
    },
    state,
    quantity: { type: 'integer', minimum: 0, maximum: 10_000, description: 'How many there are.', example: number + 3 },
    price: reference('schemas', 'Money'),
    tags: { type: 'array', items: { type: 'string' }, uniqueItems: true, description: 'Words to find it by.' },
    address: reference('schemas', 'Address'),
    owner: reference('schemas', 'Person'),
  };
  return {
    [`${name}Fields`]: {
      type: 'object',
      description: `What can be changed of a ${name}.`,
      properties: fields,
      required: ['name'],
    },
    [name]: {
      description: `A ${name}, as it is kept.`,
      allOf: [
        reference('schemas', `${name}Fields`),
        {
          type: 'object',
          properties: {
            id,
            createdAt: { type: 'string', format: 'date-time', readOnly: true },
            updatedAt: { type: 'string', format: 'date-time', readOnly: true },
            related: { type: 'array', items: reference('schemas', `${others[0]}Link`) },
            details: {
              oneOf: others.map((other) => reference('schemas', `${other}Link`)),
              discriminator: { propertyName: 'kind' },
            },
          },
          required: ['id', 'createdAt'],
        },
      ],
    },
    [`${name}Link`]: {
      type: 'object',
      properties: { kind: { type: 'string', const: name }, id, title: { type: 'string' } },
      required: ['kind', 'id'],
    },
    [`${name}Page`]: {
      type: 'object',
      properties: { items: { type: 'array', items: reference('schemas', name) }, next: reference('schemas', 'Cursor') },
      required: ['items'],
    },
  };
}

const sharedSchemas = {
  Money: {
    type: 'object',
    description: 'An amount in the smallest unit of its currency.',
    properties: {
      amount: { type: 'integer', format: 'int64', example: 1290 },
      currency: { type: 'string', pattern: '^[A-Z]{3}$', example: 'EUR' },
    },
    required: ['amount', 'currency'],
  },
  Address: {
    type: 'object',
    properties: Object.fromEntries(
      ['street', 'city', 'postcode', 'country'].map((name) => [name, { type: 'string', description: `The ${name}.` }]),
    ),
  },
  Person: {
    type: 'object',
    properties: {
      name: { type: 'string', example: 'Ada' },
      email: { type: 'string', format: 'email' },
      address: reference('schemas', 'Address'),
      manager: reference('schemas', 'Person'),
    },
    required: ['name', 'email'],
  },
  Cursor: { type: ['string', 'null'], description: 'Where the next page begins; null on the last one.' },
  Error: {
    type: 'object',
    properties: {
      error: { type: 'integer', format: 'int32', example: 404 },
      message: { type: 'string', example: 'There is no such thing.' },
      details: { type: 'array', items: reference('schemas', 'Fault') },
    },
    required: ['error', 'message'],
  },
  Fault: { type: 'object', properties: { field: { type: 'string' }, problem: { type: 'string' } } },
};

const json = (name, examples) => ({
  'application/json': { schema: reference('schemas', name), ...(examples ? { examples } : {}) },
});

const responses = Object.fromEntries(
  Object.entries({
    BadRequest: 'The request is not valid.',
    Unauthorized: 'The token is missing or wrong.',
    NotFound: 'There is no such thing.',
  }).map(([name, description]) => [name, { description, content: json('Error') }]),
);
const failures = {
  400: reference('responses', 'BadRequest'),
  401: reference('responses', 'Unauthorized'),
  404: reference('responses', 'NotFound'),
};

/** The five operations of a kind of thing, at its collection and at one of it. */
function pathsOf(name, tag, root) {
  const words = (verb) => ({
    tags: [tag],
    operationId: `${verb}${name}`,
    summary: `${capital(verb)} ${name}`,
    description: `Does what it says: ${verb}s a \`${name}\`.\n\nNeeds the scope \`${verb}\`, and counts towards the [limits](https://example.com/limits).\n\n- It is idempotent.\n- It is **logged**.`,
  });
  const one = {
    description: `The ${name}.`,
    content: json(name),
    headers: { 'X-Request-Id': reference('headers', 'RequestId') },
  };
  const examples = {
    least: { summary: 'What is needed', value: { name: `A ${name}` } },
    usual: { summary: 'A usual one', value: { name: `My ${name}`, state: 'active', quantity: 4, tags: ['new'] } },
  };
  const body = { required: true, content: json(`${name}Fields`, examples) };
  return {
    [root]: {
      get: {
        ...words('list'),
        parameters: [
          reference('parameters', 'limit'),
          reference('parameters', 'cursor'),
          {
            name: 'state',
            in: 'query',
            schema: { type: 'string', enum: ['draft', 'active', 'archived'] },
            description: 'Only those in this state.',
          },
        ],
        responses: { 200: { description: 'A page of them.', content: json(`${name}Page`) }, ...failures },
      },
      post: {
        ...words('create'),
        requestBody: body,
        responses: { 201: one, ...failures },
        security: [{ bearer: [] }, { key: [] }],
      },
    },
    [`${root}/{id}`]: {
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'string', format: 'uuid' },
          description: `Id of the ${name}.`,
        },
      ],
      get: { ...words('read'), responses: { 200: one, ...failures } },
      put: { ...words('replace'), requestBody: body, responses: { 200: one, ...failures } },
      delete: { ...words('delete'), responses: { 204: { description: 'It is gone.' }, ...failures } },
    },
  };
}

/** A specification of `count` operations: twenty a tag, with shared schemas, parameters, answers, examples and security. */
function specification(count) {
  const names = Array.from(
    { length: Math.ceil(count / 5) },
    (_unused, index) => `${capital(nouns[index % 10])}${Math.floor(index / 10)}`,
  );
  const tags = names.map((_name, index) => `Area ${Math.floor(index / 4)}`);
  const others = (index) => [1, 2, 3].map((step) => names[(index + step) % names.length]);
  return {
    openapi: '3.1.0',
    info: { title: 'Bench', version: '1.0.0', description: 'An API to measure with.' },
    servers: [{ url: 'https://api.example.com/v1' }, { url: 'https://sandbox.example.com/v1', description: 'Sandbox' }],
    security: [{ bearer: [] }],
    tags: [...new Set(tags)].map((name) => ({ name, description: `What ${name} is about.` })),
    paths: Object.assign({}, ...names.map((name, index) => pathsOf(name, tags[index], `/${name.toLowerCase()}s`))),
    components: {
      schemas: Object.assign({}, sharedSchemas, ...names.map((name, index) => schemasOf(name, index, others(index)))),
      parameters: {
        limit: {
          name: 'limit',
          in: 'query',
          schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
          description: 'How many at most.',
        },
        cursor: {
          name: 'cursor',
          in: 'query',
          schema: { type: 'string' },
          description: 'Where to begin, from the page before.',
        },
      },
      headers: { RequestId: { schema: { type: 'string' }, description: 'Names the request in our logs.' } },
      responses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A token of your account.' },
        key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
    },
  };
}

/** Writes a site of one page and a specification of `count` operations, each of which gets a page. */
export function generateApi(folder, count) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(specification(count), null, 2));
  writeFileSync(path.join(folder, 'index.mdx'), '---\ntitle: Bench\n---\n\nAn API to measure with.\n');
  const config = {
    name: 'Bench',
    colors: { primary: '#0f766e' },
    openapi: 'openapi.json',
    api: { playground: { mode: 'show' } },
    navigation: [{ group: 'Start', pages: ['index'] }],
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(config, null, 2));
}
