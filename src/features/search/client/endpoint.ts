import { operationName, parameterOf, segmentsOf } from '../operationPath.js';

/** A query that names an operation by its path: `GET /plants/{id}`, `/plants`, `plants/123`. */
export interface EndpointQuery {
  /** In capitals. */
  method?: string;
  /** In lower case, without host, query and fragment. */
  path: string;
}

const form =
  /^(?:(get|put|post|patch|delete|head|options|trace|query|webhook|wss?|[a-z][\w-]*(?=\s+\/))\s+)?(\S*\/\S*)$/i;

/** Reads a query as a method and a path, or a path alone; undefined when it is neither. */
export function endpointQuery(query: string): EndpointQuery | undefined {
  const [, method, address = ''] = form.exec(query.trim()) ?? [];
  const segments = segmentsOf(address);
  if (segments.length === 0) return undefined;
  return { path: `/${segments.join('/')}`, ...(method === undefined ? {} : { method: method.toUpperCase() }) };
}

/** Like `endpointQuery`, but a method followed by words is one too: `get plants id` says the same as `GET /plants/{id}`. */
export function namedOperation(query: string): EndpointQuery | undefined {
  const [method = '', ...words] = query.trim().split(/\s+/);
  return endpointQuery(query) ?? (words.length > 0 ? endpointQuery(`${method} /${words.join('/')}`) : undefined);
}

/** Parts of a path that may be values of parameters; a longer one has too many readings. */
const mostSegments = 6;

/**
 * Names that the index may have for the operation in a query (see `operationNames`): any segment of its path may be the
 * value or the name of a parameter, and the first ones may belong to a server.
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

/**
 * Similarity of a requested segment and one of an operation: 1 if equal, less for a value of a parameter, 0 for
 * another.
 */
function likeness(asked: string, own: string): number {
  if (asked === own) return 1;
  const name = parameterOf(own);
  if (name === undefined) return 0;
  const askedName = parameterOf(asked);
  if (asked === name || askedName === name) return 1;
  return askedName === undefined ? 0.8 : 0.9;
}

/** Similarity of two lists of segments, compared one by one from the start. */
function likenessOf(asked: readonly string[], own: readonly string[]): number {
  return asked.reduce((product, segment, index) => product * likeness(segment, own[index] ?? ''), 1);
}

/**
 * Similarity of an operation and a query, from 0 to 1: the whole path, the end of a longer one (as under the address of
 * a server), or its beginning or end.
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
