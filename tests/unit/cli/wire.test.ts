import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Wire, type WireBounds } from '../../../src/cli/mcp/wire.js';

const ping = (id: unknown): string => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });

/** The answers of a wire to an input, and the messages to the server behind it, which answers `{}`. */
async function conversation(input: readonly (string | Buffer)[], bounds: WireBounds = {}) {
  const from = new PassThrough();
  const to = new PassThrough();
  const said: Buffer[] = [];
  to.on('data', (data: Buffer) => said.push(data));
  const wire = new Wire(from, to, bounds);
  const heard: unknown[] = [];
  let open = 0;
  let mostOpen = 0;
  wire.onmessage = (message) => {
    heard.push('method' in message ? message.method : 'answer');
    if (!('id' in message) || message.id === undefined || !('method' in message)) return;
    const { id } = message;
    if (String(id).startsWith('unanswered')) return;
    mostOpen = Math.max(mostOpen, (open += 1));
    setImmediate(() => {
      open -= 1;
      void wire.send({ jsonrpc: '2.0', id, result: {} });
    });
  };
  await wire.start();
  for (const part of input) if (!from.write(part)) await new Promise((resolve) => from.once('drain', resolve));
  from.end();
  await wire.closed;
  const lines = Buffer.concat(said).toString().split('\n').slice(0, -1);
  return { heard, mostOpen, answers: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const refused = (id: unknown, code: number) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: expect.any(String) as string },
});

it.each([
  ['no JSON', '{"jsonrpc":', refused(null, -32700)],
  ['a text', '"ping"', refused(null, -32600)],
  ['null', 'null', refused(null, -32600)],
  ['an empty batch', '[]', refused(null, -32600)],
  ['a batch', `[${ping(1)},${ping(2)}]`, refused(null, -32600)],
  ['another version', '{"jsonrpc":"1.0","id":7,"method":"ping"}', refused(7, -32600)],
  ['no version', '{"id":"a","method":"ping"}', refused('a', -32600)],
  ['no method', '{"jsonrpc":"2.0","id":7}', refused(7, -32600)],
  ['a method that is no text', '{"jsonrpc":"2.0","id":7,"method":1}', refused(7, -32600)],
  ['parameters that are a text', '{"jsonrpc":"2.0","id":7,"method":"ping","params":"a"}', refused(7, -32600)],
  ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}', refused(null, -32600)],
  ['a line that is too long', `"${'x'.repeat(2000)}"`, refused(null, -32600)],
  ['deep nesting', '['.repeat(900), refused(null, -32700)],
])('Answers %s with an error, and continues', async (_what, line, answer) => {
  const { answers, heard } = await conversation([`${line}\n${ping('after')}\n`], { message: 1000 });
  expect(answers).toEqual([answer, { jsonrpc: '2.0', id: 'after', result: {} }]);
  expect(heard).toEqual(['ping']);
});

it('Accepts a message in parts, empty lines, Windows line ends and a last line without an end', async () => {
  const { answers } = await conversation([...ping(1)].concat('\r\n\n\n', ping(2), '\n', ping(3)));
  expect(answers.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('Keeps no line in memory that is too long', async () => {
  const part = Buffer.alloc(1_000_000, 'x');
  const before = process.memoryUsage().arrayBuffers;
  const { answers } = await conversation([...Array.from({ length: 64 }, () => part), '\n', ping(1), '\n']);
  expect(answers).toEqual([refused(null, -32600), { jsonrpc: '2.0', id: 1, result: {} }]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
});

it('Answers all simultaneous requests, a limited number at a time, even after the end of the input', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => index);
  const { answers, mostOpen } = await conversation([ids.map((id) => `${ping(id)}\n`).join('')], { waiting: 8 });
  expect(answers.map(({ id }) => id)).toEqual(ids);
  expect(mostOpen).toBe(8);
});

it('Passes on notifications, and waits neither for cancelled requests nor for subscriptions', async () => {
  const say = (method: string, rest: object): string => `${JSON.stringify({ jsonrpc: '2.0', method, ...rest })}\n`;
  const { heard } = await conversation([
    say('notifications/initialized', {}),
    say('ping', { id: 'unanswered' }),
    say('notifications/cancelled', { params: { requestId: 'unanswered' } }),
    say('subscriptions/listen', { id: 'unanswered too' }),
  ]);
  expect(heard).toEqual(['notifications/initialized', 'ping', 'notifications/cancelled', 'subscriptions/listen']);
});
