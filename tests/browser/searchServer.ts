import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A record of a build, flat or not. */
type SearchRecord = Readonly<Record<string, unknown>>;

/** A question that was asked, as the service got it. */
interface Asked {
  url: string;
  key: string | undefined;
  application: string | undefined;
  body: Record<string, unknown>;
}

/** Stands in for the HTTP APIs of Algolia and Typesense: finds the records that hold every word of a query. */
export interface SearchServer {
  url: string;
  asked: Asked[];
  records: readonly SearchRecord[];
  /** Answers with this status as long as it is set. */
  failure: number | undefined;
  /** Milliseconds that the answer to a query takes. */
  delays: ReadonlyMap<string, number>;
  /** Is called when a query has arrived. */
  onAsked: () => void;
  close(): void;
}

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`);

function textOf(record: SearchRecord, field: string): string | undefined {
  const [first = '', second = ''] = field.split('.');
  const value = record[field] ?? (record[first] as SearchRecord | undefined)?.[second];
  return typeof value === 'string' ? value : undefined;
}

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Headings count by themselves and texts by themselves: a heading is no match of every text under it. */
function ownText(record: SearchRecord): string {
  const type = String(record['type']);
  return (type === 'content' ? textOf(record, 'content') : textOf(record, `hierarchy.${type}`)) ?? '';
}

function found(records: readonly SearchRecord[], query: string, facets: readonly (readonly [string, string])[]) {
  return records.filter((record) => {
    const text = ownText(record).toLowerCase();
    const isOf = ([name, value]: readonly [string, string]): boolean => (record[name] as string[]).includes(value);
    return wordsOf(query).every((word) => text.includes(word)) && facets.every(isOf);
  });
}

function marked(text: string, query: string, start: string, end: string): string {
  const words = wordsOf(query).map((word) => word.replace(/\W/g, '\\$&'));
  return words.length === 0 ? text : text.replace(new RegExp(words.join('|'), 'gi'), `${start}$&${end}`);
}

function algolia(records: readonly SearchRecord[], body: Record<string, unknown>): unknown {
  const results = (body['requests'] as Record<string, unknown>[]).map((request) => {
    const query = String(request['query']);
    const filters = (request['facetFilters'] as string[] | undefined) ?? [];
    const facets = filters.map((filter) => filter.split(/:(.*)/s) as unknown as [string, string]);
    const mark = (text: string): { value: string; matchLevel: string } => {
      const value = marked(text, query, String(request['highlightPreTag']), String(request['highlightPostTag']));
      return { value, matchLevel: value === text ? 'none' : 'full' };
    };
    const hits = found(records, query, facets).slice(0, Number(request['hitsPerPage']));
    return {
      hits: hits.map((record) => ({
        ...record,
        _highlightResult: {
          hierarchy: Object.fromEntries(
            levels.flatMap((level) => {
              const text = textOf(record, `hierarchy.${level}`);
              return text === undefined ? [] : [[level, mark(text)]];
            }),
          ),
        },
        _snippetResult: { content: mark(textOf(record, 'content') ?? '') },
      })),
      nbHits: hits.length,
      query,
    };
  });
  return { results };
}

function typesense(records: readonly SearchRecord[], body: Record<string, unknown>): unknown {
  const results = (body['searches'] as Record<string, string>[]).map((search) => {
    const { q = '', filter_by: filter = '', highlight_start_tag: start = '', highlight_end_tag: end = '' } = search;
    const facets = Array.from(
      filter.matchAll(/(\w+):=\[`([^`]*)`\]/g),
      ([, name = '', value = '']) => [name, value] as const,
    );
    const groups = new Map<string, SearchRecord[]>();
    for (const record of found(records, q, facets)) {
      const page = String(record['url_without_anchor']);
      groups.set(page, [...(groups.get(page) ?? []), record]);
    }
    const highlightsOf = (record: SearchRecord): unknown[] =>
      [...levels.map((level) => `hierarchy.${level}`), 'content'].flatMap((field) => {
        const text = textOf(record, field) ?? '';
        const snippet = marked(text, q, start, end);
        return snippet === text ? [] : [{ field, snippet, matched_tokens: wordsOf(q) }];
      });
    const grouped = [...groups].slice(0, Number(search['per_page'])).map(([page, hits]) => ({
      group_key: [page],
      found: hits.length,
      hits: hits
        .slice(0, Number(search['group_limit']))
        .map((document) => ({ document, highlights: highlightsOf(document) })),
    }));
    return { found: groups.size, grouped_hits: grouped };
  });
  return { results };
}

function queryOf(body: Record<string, unknown>): string {
  const [search] = (body['requests'] ?? body['searches']) as Record<string, unknown>[];
  return String(search?.['query'] ?? search?.['q']);
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>;
}

export async function startSearchServer(): Promise<SearchServer> {
  const server: Server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', connection: 'close' };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    void bodyOf(request).then((body) => {
      const { url = '', headers } = request;
      const key = headers['x-algolia-api-key'] ?? headers['x-typesense-api-key'];
      const application = headers['x-algolia-application-id'];
      state.asked.push({ url, key: key?.toString(), application: application?.toString(), body });
      state.onAsked();
      const answer = { '/1/indexes/*/queries': algolia, '/multi_search': typesense }[url];
      const status = state.failure ?? (key === 'search-only' && answer ? 200 : 403);
      setTimeout(
        () => {
          response.writeHead(status, { ...cors, 'content-type': 'application/json' });
          response.end(JSON.stringify(status === 200 ? answer?.(state.records, body) : { message: 'refused' }));
        },
        state.delays.get(queryOf(body)),
      );
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const state: SearchServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    records: [],
    failure: undefined,
    delays: new Map(),
    onAsked: () => undefined,
    close: () => server.close(),
  };
  return state;
}
