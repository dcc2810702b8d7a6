import type { TypesenseService } from '../../../../site/site.js';
import { SearchRefusal, type SearchProvider, type SearchQuery, type SearchResults } from '../provider.js';
import { requestInTurn } from './requestInTurn.js';
import { pageHits, tags, type RemoteHit } from './hits.js';

type Document = Readonly<Record<string, unknown>>;

interface TypesenseHit {
  document: Document;
  highlights: readonly { field: string; snippet?: string; value?: string }[];
}

interface TypesenseAnswer {
  results: readonly (
    | { found: number; grouped_hits: readonly { hits: readonly TypesenseHit[] }[] }
    | { error: string }
  )[];
}

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
/** Weights of levels and text: page titles, then headings, then text. */
const weights = [2, 8, 6, 5, 4, 4, 4, 1];

/** Searches a Typesense collection with the records of its DocSearch scraper (Typesense API, "Federated / multi search"). */
export function typesenseProvider({ url, apiKey, collectionName }: TypesenseService): SearchProvider {
  const search = async ({ text, limit, version, language, signal }: SearchQuery): Promise<SearchResults> => {
    const fields = [...levels, 'content'];
    const filters = [
      ...(language === undefined ? [] : [`language:=[\`${language}\`]`]),
      ...(version === undefined ? [] : [`version:=[\`${version}\`]`]),
    ];
    const request = {
      collection: collectionName,
      q: text,
      query_by: fields.join(','),
      query_by_weights: weights.join(','),
      group_by: 'url_without_anchor',
      group_limit: 4,
      per_page: limit,
      highlight_full_fields: levels.join(','),
      highlight_affix_num_tokens: 8,
      highlight_start_tag: tags.start,
      highlight_end_tag: tags.end,
      ...(filters.length === 0 ? {} : { filter_by: filters.join(' && ') }),
    };
    const headers = { 'content-type': 'application/json', 'x-typesense-api-key': apiKey };
    const answer = await requestInTurn([url].flat(), '/multi_search', headers, { searches: [request] }, signal);
    const [result] = (answer as TypesenseAnswer).results;
    if (!result || 'error' in result) throw new SearchRefusal(result?.error ?? 'no result');
    const hits = result.grouped_hits.flatMap((group) => group.hits.map(remoteHit));
    return { hits: pageHits(hits), total: result.found };
  };
  return { search };
}

function remoteHit({ document, highlights }: TypesenseHit): RemoteHit {
  const own = (field: string): string | undefined => textAt(document, field);
  const marked = (field: string): string | undefined => {
    const highlight = highlights.find((each) => each.field === field);
    return highlight?.value ?? highlight?.snippet ?? own(field);
  };
  const url = own('url') ?? '';
  const snippet = highlights.find(({ field }) => field === 'content')?.snippet ?? shortened(own('content') ?? '');
  return {
    url,
    page: own('url_without_anchor') ?? url.replace(/#.*/, ''),
    levels: levels.map(marked),
    content: snippet,
    method: own('method'),
    endpoint: own('endpoint'),
  };
}

/** `hierarchy.lvl0` is either one key or a nested one. */
function textAt(document: Document, field: string): string | undefined {
  const [first = '', second] = field.split('.');
  const nested = document[first];
  const value =
    document[field] ?? (second === undefined ? undefined : (nested as Document | null | undefined)?.[second]);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The beginning of a text without matches. */
function shortened(text: string): string {
  const words = text.split(/\s+/);
  return words.length > 26 ? `${words.slice(0, 26).join(' ')} …` : text;
}
