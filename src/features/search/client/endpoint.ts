import { operationName, parameterOf, segmentsOf } from '../operationPath.js';

/** A query that names an operation by path: `GET /plants/{id}`, `/plants`, `plants/123`. */
export interface EndpointQuery {
  /** In capitals. */
  method?: string;
  /** In lower case, without host, query and fragment. */
  path: string;
}

const form =
  /^(?:(get|put|post|patch|delete|head|options|trace|query|webhook|wss?|[a-z][\w-]*(?=\s+\/))\s+)?(\S*\/\S*)$/i;

/** Parses a query as a method and path, or as a path alone; undefined if it is neither. */
export function endpointQuery(query: string): EndpointQuery | undefined {
  const [, method, address = ''] = form.exec(query.trim()) ?? [];
  const segments = segmentsOf(address);
  if (segments.length === 0) return undefined;
  return { path: `/${segments.join('/')}`, ...(method === undefined ? {} : { method: method.toUpperCase() }) };
}

/** Like `endpointQuery`, but also accepts a method followed by words: `get plants id` means `GET /plants/{id}`. */
export function namedOperation(query: string): EndpointQuery | undefined {
  const [method = '', ...words] = query.trim().split(/\s+/);
  return endpointQuery(query) ?? (words.length > 0 ? endpointQuery(`${method} /${words.join('/')}`) : undefined);
}

/** Maximum number of segments that may be values of parameters; a longer path has too many interpretations. */
const mostSegments = 6;

/**
 * Possible index names of the operation in a query (see `operationNames`). Any segment may be a parameter's value or name, and the first ones may
 * belong to a server.
 */
export function possibleNames({ method, path }: EndpointQuery): string[] {
  const segments = segmentsOf(path);
  if (segments.length > mostSegments) return [];
  return segments
    .flatMap((_, skipped) => readings(segments.slice(skipped)))
    .map((reading) => (method === undefined ? '' : `${method} `) + operationName(reading));
}

function readings(segments: readonly string[]): (string | undefined)[][] {
  return segments.reduce<(string | undefined)[][]>(
    (before, segment) =>
      before.flatMap((reading) =>
        parameterOf(segment) === undefined
          ? [
              [...reading, segment],
              [...reading, undefined],
            ]
          : [[...reading, undefined]],
      ),
    [[]],
  );
}

/** Similarity of a requested segment and an operation's: 1 if equal, less for the value of a parameter, 0 if different. */
function likeness(asked: string, own: string): number {
  if (asked === own) return 1;
  const name = parameterOf(own);
  if (name === undefined) return 0;
  const askedName = parameterOf(asked);
  if (asked === name || askedName === name) return 1;
  return askedName === undefined ? 0.8 : 0.9;
}

/** Similarity of two lists of segments, compared from the start. */
function likenessOf(asked: readonly string[], own: readonly string[]): number {
  return asked.reduce((product, segment, index) => product * likeness(segment, own[index] ?? ''), 1);
}

/**
 * Similarity of an operation and a query, from 0 to 1: the whole path, the end of a longer one (as below a server's path), or its beginning or end.
 *
 * @param endpoint path or address of the operation.
 */
export function endpointRank(query: EndpointQuery, method: string | undefined, endpoint: string | undefined): number {
  const asked = segmentsOf(query.path);
  const own = segmentsOf(endpoint ?? '');
  if (own.length === 0) return 0;
  const ofMethod = query.method === undefined || query.method === method ? 1 : 0.4;
  if (asked.length > own.length) return likenessOf(asked.slice(-own.length), own) * ofMethod * 0.75;
  const rank = Math.max(likenessOf(asked, own), likenessOf(asked, own.slice(-asked.length)));
  return rank * ofMethod * 0.5 ** (own.length - asked.length);
}
