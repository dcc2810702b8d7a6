import { describe, expect, test } from 'vitest';
import { identifierWords } from '../../../../src/formats/openapi/titles.js';
import { specificationOf } from '../asyncapi/support.js';
import { present, readText } from './support.js';

async function entryOf(operation: object, path = '/channels/{channel_id}') {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A *garden*\napi', version: '1' },
    tags: [{ name: 't', 'x-displayName': 'All `plants`\nof **ours**' }],
    paths: { [path]: { patch: { responses: {}, ...operation } } },
  });
  const { specification } = await readText(text, 'openapi.json');
  return { specification, ...present(present(specification).operations[0]) };
}

describe('The title of an operation', () => {
  test('A summary becomes one line without Markdown marks, and its address stays', async () => {
    const { title, description, slug } = await entryOf({
      summary: 'List **all** `things`\nand [more](https://x.example)',
    });
    expect([title, description]).toEqual(['List all things and more', undefined]);
    expect(slug).toBe('list-all-thingsand-morehttpsxexample');
  });

  test('A long summary is cut, and the whole begins the description', async () => {
    const summary = Array.from({ length: 30 }, (_, line) => `Line ${line} of a summary`).join('\n');
    const { title, description } = await entryOf({ summary, description: 'And more.' });
    expect(title).toMatch(/^Line 0 of a summary Line 1 .*…$/);
    expect(present(title).length).toBeLessThanOrEqual(120);
    expect(description).toBe(`${summary}\n\nAnd more.`);
  });

  test('Without a summary, words of the operationId stand for it, and its address stays', async () => {
    const { title, words, slug } = await entryOf({ operationId: 'update_message' });
    expect([title, words, slug]).toEqual([undefined, 'update message', 'patch-channels']);
    expect((await entryOf({})).words).toBe('patch /channels/{channel_id}');
  });

  test('Groups and documents are named without line breaks and marks as well', async () => {
    const { groups, specification } = await entryOf({ tags: ['t'] });
    expect([groups, specification?.title]).toEqual([['All plants of ours'], 'A garden api']);
  });
});

test.each([
  ['getMessageByID2', 'get message by ID2'],
  ['channels.messages.put', 'channels messages put'],
  ['HTTPServerStart', 'HTTP server start'],
  ['Pet_findAll', 'pet find all'],
  ['наЗемле', 'на земле'],
  ['2f4a6b1c', undefined],
  ['op_1', undefined],
])('The words of the identifier %s are %j', (identifier, words) => {
  expect(identifierWords(identifier)).toBe(words);
});

test.each([
  [{ 'lights/1/0/{id}/dim': { subscribe: { operationId: 'dimLight' } } }, 'dim light'],
  [{ 'lights/1/0/{id}/dim': { subscribe: { summary: 'Dim a *light*', operationId: 'x' } } }, 'Dim a light'],
  [{ 'lights/1/0/{lightId}/dim': { subscribe: {}, publish: {} } }, 'lights dim'],
  [{ 'lights.v2.{lightId}': {} }, 'lights'],
  [{ '{lightId}/1': {} }, 'light id 1'],
  [{ lights2Dim: {} }, 'lights2 dim'],
  [{ lightTurnOn: { subscribe: { operationId: 'sendTurnOn' } } }, 'light turn on'],
])('A channel %j is called %j', async (channels, words) => {
  const { entries } = await specificationOf({ asyncapi: '2.6.0', channels });
  expect(entries[0]?.words).toBe(words);
});
