import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mockListener } from '../../../../src/features/mock/listener.js';
import { createMock } from '../../../../src/features/mock/mock.js';
import { bodyLimit } from '../../../../src/features/mock/body.js';
import type { JsonObject } from '../../../../src/documents/json.js';
import { specification } from './specification.js';

const { paths, ...rest } = parse(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
) as JsonObject;
const plant = { id: 1, name: 'Fern', tag: 'shade' };
const sound = { authorization: 'Bearer abc', 'content-type': 'application/json' };

let server: Server;
let origin: string;

beforeAll(async () => {
  const listener = mockListener(createMock(specification(paths as JsonObject, rest)), '/plant-store');
  server = createServer((request, response) => listener(request, response, () => response.writeHead(404).end('next')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** Sends a request with these headers and no others. */
function post(headers: Record<string, string>, body: string | undefined, method = 'POST'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send(`${origin}/plant-store/plants`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: own } = response;
        resolve({ status, headers: own, body: own['content-type'] === 'application/json' ? JSON.parse(text) : text });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

function expectError({ status, body }: Answer): void {
  expect(status).toBe(400);
  expect(body).toEqual({ error: expect.any(Number), message: expect.any(String) });
  expect(Object.is((body as { error: number }).error | 0, (body as { error: number }).error)).toBe(true);
}

describe('Valid plant with a token', () => {
  it('The response is the plant without its id', async () => {
    const { status, body } = await post(sound, JSON.stringify(plant));
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Fern', tag: 'shade' });
  });

  it('The tag is optional', async () => {
    const { status, body } = await post(sound, JSON.stringify({ id: 2, name: 'Moss' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Moss' });
    expect(body).not.toHaveProperty('id');
  });

  it('Undeclared properties are accepted', async () => {
    expect((await post(sound, JSON.stringify({ ...plant, colour: 'green' }))).body).toEqual({
      name: 'Fern',
      tag: 'shade',
    });
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('The content type %s is accepted', async (type) => {
    expect((await post({ ...sound, 'content-type': type }, JSON.stringify(plant))).status).toBe(200);
  });

  it('The scheme is accepted in any case', async () => {
    expect((await post({ ...sound, authorization: 'bearer abc' }, JSON.stringify(plant))).status).toBe(200);
  });
});

describe('Declared error', () => {
  const { authorization, ...open } = sound;

  it('A missing token is refused', async () => expectError(await post(open, JSON.stringify(plant))));

  it.each(['Bearer', 'Bearer ', 'Bearer a b', 'Token abc', 'abc', 'Basic YTpi'])(
    'The authorization "%s" is refused',
    async (value) => {
      expectError(await post({ ...open, authorization: value }, JSON.stringify(plant)));
    },
  );

  it.each([
    ['cut off', '{"id": 1,'],
    ['not JSON', 'plant'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('latin1')],
    ['null', 'null'],
    ['a list', '[]'],
    ['without a name', '{"id":1}'],
    ['without an id', '{"name":"Fern"}'],
    ['with an id in words', '{"id":"1","name":"Fern"}'],
    ['with a broken id', '{"id":1.5,"name":"Fern"}'],
    ['with a name of another type', '{"id":1,"name":7}'],
    ['with a tag of another type', '{"id":1,"name":"Fern","tag":null}'],
  ])('A body that is %s is refused', async (_, body) => expectError(await post(sound, body)));

  it('A missing body is refused', async () => expectError(await post(sound, undefined)));

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'A body of the type %s is refused',
    async (type) => expectError(await post({ ...sound, 'content-type': type }, JSON.stringify(plant))),
  );

  it('A body without a content type is refused', async () =>
    expectError(await post({ authorization }, JSON.stringify(plant))));

  it('A body that is too long is refused', async () => {
    expect((await post(sound, JSON.stringify({ ...plant, name: 'a'.repeat(bodyLimit) }))).status).toBe(413);
  });

  it('The message contains the reason', async () => {
    expect((await post(sound, '{"id":1}')).body).toMatchObject({ message: expect.stringContaining('name') });
    expect((await post(open, '{}')).body).toMatchObject({ message: expect.stringContaining('credentials') });
  });
});

describe('Cross-origin requests', () => {
  const preflight = (from: string) =>
    post(
      { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      undefined,
      'OPTIONS',
    );

  it.each(['http://localhost:4321', 'http://127.0.0.1:9', 'http://[::1]:80'])(
    'A page on %s may send requests',
    async (from) => {
      const { status, headers } = await preflight(from);
      expect(status).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': from,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization',
      });
      expect((await post({ ...sound, origin: from }, '{}')).headers['access-control-allow-origin']).toBe(from);
    },
  );

  it('A page on another host may not send requests', async () => {
    for (const from of ['https://docs.example.com', 'http://localhost.example.com', 'null']) {
      expect((await preflight(from)).headers['access-control-allow-origin']).toBeUndefined();
      expect((await post({ ...sound, origin: from }, '{}')).headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

it('Passes other requests to the next handler', async () => {
  for (const [method, path] of [
    ['GET', '/plant-store/plants'],
    ['POST', '/plant-store/create-plant'],
    ['POST', '/plants'],
    ['POST', '/plant-store-2/plants'],
  ] as const) {
    const response = await fetch(origin + path, { method });
    expect([response.status, await response.text()]).toEqual([404, 'next']);
  }
});

it('Survives a client that closes the connection during its body', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /plant-store/plants HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await once(server, 'request');
  socket.destroy();
  expect((await post(sound, JSON.stringify(plant))).status).toBe(200);
});
