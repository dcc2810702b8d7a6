import { expect, it } from 'vitest';
import { readText } from './support.js';

async function linked(text: string, info: object = {}): Promise<string | undefined> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Plants', version: '2', ...info },
    tags: [{ name: 'Garden beds', description: 'Where plants grow.' }, { name: 'pots' }],
    paths: {
      '/beds/{id}': {
        get: { operationId: 'getBed', tags: ['Garden beds'], description: text },
        put: { operationId: 'store/bed 1', tags: ['pots', 'Garden beds'] },
      },
    },
  };
  const { specification } = await readText(JSON.stringify(document), 'plants.json');
  const pages = new Map([
    ['plants introduction', '/api/introduction'],
    ['plants GET /beds/{id}', '/api/get-bed'],
    ['plants PUT /beds/{id}', '/api/put-bed'],
  ]);
  return specification?.withLinks?.(text, (entry) => pages.get(entry.replace(/^\S+/, 'plants')));
}

it.each([
  ['[it](#operation/getBed)', '[it](/api/get-bed)'],
  ['[it](#tag/pots/operation/store%2Fbed%201 "Title")', '[it](/api/put-bed "Title")'],
  ['[it](<#operation/getBed>)', '[it](</api/get-bed>)'],
  ['<a href="#operation/getBed">it</a>', '<a href="/api/get-bed">it</a>'],
  ['[it][1]\n\n[1]: #operation/getBed', '[it][1]\n\n[1]: /api/get-bed'],
  ['[it](#tag/pots/paths/~1beds~1{id}/put)', '[it](/api/put-bed)'],
  ['[it](#tag/Garden-beds)', '[it](/api/introduction#garden-beds)'],
  ['[it](#tag/pots)', '[it](/api/put-bed)'],
  ['[it](#tag/pots/PUT/beds/{id})', '[it](/api/put-bed)'],
  ['[it](#tag/garden-beds/get/beds/%7Bid%7D)', '[it](/api/get-bed)'],
  ['[it](#/operations/getBed)', '[it](/api/get-bed)'],
  ['[it](#!/Garden%20beds/getBed)', '[it](/api/get-bed)'],
  ['[it](#section/Rate-limits/Try-again%3F)', '[it](/api/introduction#try-again)'],
  ['[it](#section/Try-again)', '[it](/api/introduction#try-again)'],
  ['[it](#section/Rate-limits/None)', '[it](/api/introduction#rate-limits)'],
  ['[it](#section/Rate-limits)', '[it](/api/introduction#rate-limits)'],
])('%s leads to the page that it means', async (written, expected) => {
  expect(await linked(written, { description: '# Rate limits\n\nTen.\n\n## Try again?' })).toBe(expected);
});

it('A link to an operation that does not exist stays as it is', async () => {
  expect(await linked('[it](#operation/none), [it](#section/none)')).toBe('[it](#operation/none), [it](#section/none)');
});

it('A document without such links has no links to replace', async () => {
  expect(await linked('[it](#other), `operation/getBed`')).toBeUndefined();
});
