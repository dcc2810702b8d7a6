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
  ['[it](#section/Rate-limits)', '[it](/api/introduction#rate-limits)'],
])('%s leads to the page that it means', async (written, expected) => {
  expect(await linked(written, { description: '# Rate limits\n\nTen.' })).toBe(expected);
});

it('A link to an operation that does not exist stays as it is', async () => {
  expect(await linked('[it](#operation/none), [it](#section/none)')).toBe('[it](#operation/none), [it](#section/none)');
});

it('A document without such links has no links to replace', async () => {
  expect(await linked('[it](#other), `operation/getBed`')).toBeUndefined();
});
