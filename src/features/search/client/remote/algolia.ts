import type { AlgoliaService } from '../../../../site/site.js';
import type { SearchProvider, SearchQuery, SearchResults } from '../provider.js';
import { requestInTurn } from './requestInTurn.js';
import { pageHits, tags, type RemoteHit } from './hits.js';

interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

interface AlgoliaHit {
  url: string;
  url_without_anchor?: string;
  hierarchy: Readonly<Record<string, string | null>>;
  content: string | null;
  method?: string;
  endpoint?: string;
  _highlightResult?: { hierarchy?: Readonly<Record<string, Highlighted | undefined>> };
  _snippetResult?: { content?: Highlighted };
}

interface AlgoliaAnswer {
  results: readonly { hits: readonly AlgoliaHit[] }[];
}

/** Number of records to request per page, because several belong to one page. */
const recordsPerPage = 6;
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Searches an Algolia index with DocSearch records (Algolia's REST API, "Search multiple indices"). */
export function algoliaProvider({ appId, apiKey, indexName, url }: AlgoliaService): SearchProvider {
  const mirrors = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  const hosts = url === undefined ? [`https://${appId}-dsn.algolia.net`, ...mirrors] : [url].flat();
  const search = async ({ text, limit, version, language, signal }: SearchQuery): Promise<SearchResults> => {
    const facets = [
      ...(language === undefined ? [] : [`language:${language}`]),
      ...(version === undefined ? [] : [`version:${version}`]),
    ];
    const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey };
    const body = {
      requests: [
        {
          indexName,
          query: text,
          hitsPerPage: limit * recordsPerPage,
          attributesToRetrieve: ['hierarchy', 'content', 'url', 'url_without_anchor', 'method', 'endpoint'],
          attributesToHighlight: ['hierarchy', 'content'],
          attributesToSnippet: ['content:26'],
          snippetEllipsisText: '…',
          highlightPreTag: tags.start,
          highlightPostTag: tags.end,
          ...(facets.length === 0 ? {} : { facetFilters: facets }),
        },
      ],
    };
    const answer = (await requestInTurn(hosts, '/1/indexes/*/queries', headers, body, signal)) as AlgoliaAnswer;
    const pages = pageHits((answer.results[0]?.hits ?? []).map(remoteHit));
    return { hits: pages.slice(0, limit), total: pages.length };
  };
  return { search };
}

function remoteHit(hit: AlgoliaHit): RemoteHit {
  const { url, url_without_anchor: page = url.replace(/#.*/, ''), hierarchy, content, method, endpoint } = hit;
  const highlights = hit._highlightResult?.hierarchy ?? {};
  return {
    url,
    page,
    levels: levels.map((level) => highlights[level]?.value ?? hierarchy[level] ?? undefined),
    content: hit._snippetResult?.content?.value ?? content ?? '',
    method,
    endpoint,
  };
}
