import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchRefusal, type SearchProvider } from '../../../../src/features/search/client/provider.js';
import { algoliaProvider } from '../../../../src/features/search/client/remote/algolia.js';
import { typesenseProvider } from '../../../../src/features/search/client/remote/typesense.js';
import { flatRecord, remoteRecords } from '../../../../src/features/search/remote.js';
import { startSearchServer, type SearchServer } from '../../../browser/searchServer.js';

const page = (path: string, languages: string[], versions: string[]) => ({
  path,
  title: `Beds ${path}`,
  keywords: [],
  crumbs: [],
  languages,
  versions,
  boost: 1,
  sections: [{ text: 'A bed of roses.', code: '' }],
});
const pages = [page('/de-1', ['de'], ['v1']), page('/de-2', ['de'], ['v2']), page('/both', ['de', 'en'], ['v1', 'v2'])];
const records = pages.flatMap((each) => remoteRecords(each, 'Site', { origin: '', base: '' }));

let server: SearchServer;
beforeAll(() => vi.stubGlobal('location', new URL('https://docs.example.com/')));
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  server = await startSearchServer();
  return () => server.close();
});
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['algolia', (url: string[], apiKey = 'search-only') => algoliaProvider({ appId: 'A', apiKey, indexName: 'x', url })],
  ['typesense', (url: string[], apiKey = 'search-only') => typesenseProvider({ apiKey, collectionName: 'x', url })],
] as const)('Search provider %s', (name, create) => {
  const ask = (provider: SearchProvider, limits: { version?: string; language?: string } = {}) =>
    provider.search({ text: 'roses', limit: 10, signal: new AbortController().signal, ...limits });
  const found = async (limits: { version?: string; language?: string }): Promise<string[]> => {
    server.records = name === 'algolia' ? (records as never) : records.map(flatRecord);
    return (await ask(create([server.url]), limits)).hits.map(({ href }) => href);
  };

  it('Results are limited to the version and the language of the page', async () => {
    expect(await found({})).toEqual(['/de-1', '/de-2', '/both']);
    expect(await found({ version: 'v2' })).toEqual(['/de-2', '/both']);
    expect(await found({ language: 'en' })).toEqual(['/both']);
    expect(await found({ language: 'de', version: 'v1' })).toEqual(['/de-1', '/both']);
  });

  it.each([401, 403, 404, 429])('No other server is asked after the status %d', async (status) => {
    server.failure = status;
    await expect(ask(create([server.url, server.url]))).rejects.toThrow(SearchRefusal);
    expect(server.asked).toHaveLength(1);
  });

  it('The next server is asked after a failure', async () => {
    server.failure = 500;
    await expect(ask(create([server.url, server.url]))).rejects.toThrow(/500/);
    expect(server.asked).toHaveLength(2);
  });

  it('The next server is asked after a timeout', async () => {
    let patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (patience = new AbortController()).signal);
    server.onAsked = () => patience.abort(new DOMException('The time is over', 'TimeoutError'));
    server.delays = new Map([['roses', 10_000]]);
    await expect(ask(create([server.url, server.url]))).rejects.toThrow(/time/i);
    expect(server.asked).toHaveLength(2);
  });

  it('No other server is asked after an abort', async () => {
    server.delays = new Map([['roses', 10_000]]);
    const asking = new AbortController();
    server.onAsked = () => asking.abort();
    const provider = create([server.url, server.url]);
    const answer = provider.search({ text: 'roses', limit: 10, signal: asking.signal });
    await expect(answer).rejects.toThrow(/abort/i);
    expect(server.asked).toHaveLength(1);
  });
});
