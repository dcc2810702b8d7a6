import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mockListener } from '../../../../src/features/mock/listener.js';
import { createMock } from '../../../../src/features/mock/mock.js';
import { mayBeEndless } from '../../../../src/features/mock/patterns.js';
import type { JsonObject } from '../../../../src/documents/json.js';
import { ask, served } from '../../shared/serve/ask.js';
import { specification } from './specification.js';

const json = (schema: JsonObject, rest: JsonObject = {}): JsonObject => ({
  content: { 'application/json': { schema, ...rest } },
});
const plant = { type: 'object', properties: { name: { type: 'string' } } };
const header = (example: string): JsonObject => ({ schema: { type: 'string', example } });
const paths: JsonObject = {
  '/plants': {
    get: {
      responses: {
        '200': json(plant, { examples: { fern: { value: { name: 'Fern' } } } }),
        '404': json({ type: 'object', properties: { message: { type: 'string', example: 'No such plant.' } } }),
      },
    },
    post: { requestBody: json(plant), responses: { '200': json(plant), '400': json({ type: 'object' }) } },
    put: { requestBody: json(plant), responses: { '200': json(plant), '413': json({ type: 'object' }) } },
  },
  '/search': {
    get: {
      parameters: [
        { name: 'slow', in: 'query', schema: { type: 'string', pattern: '^(a+)+$' } },
        { name: 'quick', in: 'query', schema: { type: 'string', pattern: '^[a-z]+$' } },
      ],
      responses: { '200': json(plant) },
    },
    post: {
      requestBody: json({
        type: 'object',
        properties: { pattern: { type: 'string', pattern: '^(a|a)*$' } },
        patternProperties: { '^(b+)+$': { type: 'string' } },
      }),
      responses: { '200': json(plant) },
    },
  },
  '/odd': {
    get: {
      responses: {
        '200': {
          ...json(plant),
          headers: { 'X-Line': header('a\nb'), 'X-Arrow': header('→'), 'no name': header('x'), 'X-Fine': header('x') },
        },
      },
    },
  },
};

let port = 0;
let end = (): Promise<void> => Promise.resolve();
beforeAll(async () => {
  const listener = mockListener(createMock(specification(paths)), '');
  ({ port, end } = await served((request, response) =>
    listener(request, response, () => response.writeHead(404).end('nobody')),
  ));
});
afterAll(() => end());

describe('Prefer header', () => {
  it.each([
    ['code=404', 404],
    ['code="404"', 404],
    ['respond-async, code=404; wait=1', 404],
    ['code=200', 200],
    ['code=999', 400],
    ['code=503', 200],
    ['code=2XX', 200],
    ['code=default', 200],
    ['example=fern', 200],
    ['example=__proto__', 200],
    ['code=__proto__', 400],
    ['code="__proto__"', 400],
    ['CODE=constructor', 400],
    ['code=toString', 400],
    ['code=hasOwnProperty', 400],
    ['wait=1; code=valueOf', 400],
    ['code=4e2', 400],
    ['code=-1', 400],
    ['code=', 400],
  ])('The preference %j gives the status %d', async (prefer, status) => {
    const answer = await ask(port, '/plants', { headers: { prefer } });
    expect(answer.status).toBe(status);
    expect(() => JSON.parse(answer.body.toString()) as unknown).not.toThrow();
  });
});

describe('Unusual requests', () => {
  it.each([
    ['/plants', { accept: '__proto__' }, 200],
    ['/plants', { accept: 'constructor/prototype' }, 200],
    ['/plants', { accept: ';;;,*/*;q=a' }, 200],
    ['/plants?__proto__=1&__proto__[a]=2&constructor=3', {}, 200],
    ['/__proto__', {}, 404],
    ['/constructor', {}, 404],
    ['/plants%00', {}, 404],
    ['/%', {}, 404],
    ['/plants', { authorization: '__proto__' }, 200],
    ['/plants', { origin: '__proto__' }, 200],
  ] as const)('The address %s with the headers %j gives the status %d', async (where, headers, status) => {
    expect((await ask(port, where, { headers })).status).toBe(status);
  });

  it('Declared headers that cannot be sent are left out', async () => {
    const { status, headers } = await ask(port, '/odd');
    expect([status, headers['x-fine'], headers['x-line'], headers['x-arrow']]).toEqual([
      200,
      'x',
      undefined,
      undefined,
    ]);
  });

  it.each(['__proto__', 'constructor', 'a;;;', 'multipart/form-data; boundary='])(
    'A body of the type %s gives the status 400',
    async (type) => {
      const init = { method: 'POST', headers: { 'content-type': type }, body: '{"__proto__":{"name":1}}' };
      expect((await fetch(`http://127.0.0.1:${port}/plants`, init)).status).toBe(400);
    },
  );
});

describe('Patterns', () => {
  const attack = `${'a'.repeat(50)}!`;

  it('A pattern that may run without end is not matched, and other patterns are', async () => {
    expect((await ask(port, `/search?slow=${attack}`)).status).toBe(200);
    expect((await ask(port, '/search?quick=abc')).status).toBe(200);
    expect((await ask(port, '/search?quick=1')).status).toBe(400);
    const body = JSON.stringify({ pattern: attack, [`${'b'.repeat(50)}!`]: 'x' });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    expect((await fetch(`http://127.0.0.1:${port}/search`, init)).status).toBe(200);
  });

  it.each([
    ['^[a-z]+$', false],
    ['^\\d{3}-\\d{4}$', false],
    ['^[^@]+@[^@]+\\.[^@]+$', false],
    ['^(?:red|green|blue)$', false],
    ['^(ab){1,3}$', false],
    ['(a+)+$', true],
    ['^(a|a)*$', true],
    ['^(\\w+\\s?)*$', true],
    ['(.*a){25}', true],
    ['(x{1,9})*', true],
    ['(', false],
  ])('For the pattern %s, mayBeEndless returns %s', (pattern, isEndless) =>
    expect(mayBeEndless(pattern)).toBe(isEndless),
  );
});

describe('Oversized bodies', () => {
  const send = (method: string, body: BodyInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/plants`, {
      method,
      headers: { 'content-type': 'application/json' },
      body,
      ...{ duplex: 'half' },
    });
  const chunks = (count: number): ReadableStream => {
    let left = count;
    return new ReadableStream({
      pull: (controller) => ((left -= 1) < 0 ? controller.close() : controller.enqueue(new Uint8Array(1_000_000))),
    });
  };

  it.each([
    ['POST', 2],
    ['PUT', 2],
    ['POST', 20],
  ])('The method %s with %d MB gives the status 413, and the next request is answered', async (method, size) => {
    for (const body of ['x'.repeat(size * 1_000_000), chunks(size)]) {
      const response = await send(method, body);
      expect([response.status, await response.json()]).toEqual([413, expect.any(Object)]);
      expect((await ask(port, '/plants')).status).toBe(200);
    }
  });
});

describe('Cross-origin requests', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:8080', true],
    ['http://[::1]:8080', true],
    ['http://app.localhost', true],
    ['http://evil.test', false],
    ['http://localhost.evil.test', false],
    ['http://127.0.0.1.evil.test', false],
    ['null', false],
  ])('For the origin %s, the permission is %s', async (origin, isAllowed) => {
    const answer = await ask(port, '/plants', { headers: { origin } });
    const asked = await ask(port, '/plants', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    for (const { headers } of [answer, asked]) {
      expect(headers['access-control-allow-origin']).toBe(isAllowed ? origin : undefined);
      expect(headers.vary).toBe('origin');
    }
  });
});
