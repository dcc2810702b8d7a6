import { decode, encodePart, placeholdersIn } from '../../shared/url.js';

/** Something that answers a request. */
export interface Routed {
  method: string;
  path: string;
}

/** Finds the operation for a request. */
export type FindOperation<Operation extends Routed> = (method: string, path: string) => Operation | undefined;

/** Prepares finding operations by method and path. Paths without placeholders take precedence (OpenAPI 3.1, Paths Object). */
export function createMockRoutes<Operation extends Routed>(operations: readonly Operation[]): FindOperation<Operation> {
  const exact = new Map<string, Operation>();
  const templated: { method: string; pattern: RegExp; operation: Operation }[] = [];
  for (const operation of operations) {
    const path = withoutQuery(operation.path);
    if (path.includes('{')) templated.push({ method: operation.method, pattern: patternOf(path), operation });
    else if (!exact.has(`${operation.method} ${path}`)) exact.set(`${operation.method} ${path}`, operation);
  }
  return (method, path) => {
    const operation = exact.get(`${method} ${path}`);
    return operation ?? templated.find((route) => route.method === method && route.pattern.test(path))?.operation;
  };
}

/** A path without the query or fragment that may tell it apart from others, as a pattern with a group for each placeholder. */
function patternOf(path: string): RegExp {
  const parts = withoutQuery(path)
    .split(/\{[^{}]*\}/)
    .map((literal) => literal.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}

const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

const prefix = '/operation';

/**
 * The path under which Scalar's server answers an operation: a segment for each placeholder, because the server does not recognise placeholders that
 * share a segment with other text, as in `/plants/{id}.json`.
 */
export function servedPath(path: string): string {
  return [prefix, ...placeholdersIn(withoutQuery(path)).map((name) => `{${name}}`)].join('/');
}

/** The URL of a request at the path of `servedPath`. */
export function servedUrl(url: string, path: string): string {
  const served = new URL(url);
  const pattern = patternOf(path);
  const [, ...values] =
    pattern.exec(served.pathname) ?? (pattern.exec(decode(served.pathname)) ?? []).map((value) => encodePart(value));
  const names = Array.from(withoutQuery(path).matchAll(/\{([^{}]+)\}/g), ([, name]) => name);
  const own = placeholdersIn(withoutQuery(path)).map((name) => values[names.indexOf(name)] ?? name);
  served.pathname = [prefix, ...own].join('/');
  return served.href;
}
