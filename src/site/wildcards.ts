import type { Redirect } from './site.js';

type Rule = Pick<Redirect, 'source' | 'destination'>;

/** True if a redirect's source can match more than one path. */
export function hasWildcard(source: string): boolean {
  return /\*|\/:/.test(source);
}

/** Maximum numbers of wildcards. The time for a path that does not match grows exponentially with their number. */
const most = { inPart: 2, ofAnyLength: 3 };

/** True if matching a path against a redirect's source could take too long. */
export function hasManyWildcards(source: string): boolean {
  const inParts = source.split('/').map((part) => part.match(wildcard)?.length ?? 0);
  const ofAnyLength = source.match(/\*/g)?.length ?? 0;
  return ofAnyLength > most.ofAnyLength || inParts.some((count) => count > most.inPart);
}

const wildcard = /:\w+\*?|\*/g;

/** Compiles a source with wildcards: `*` and `:name*` match any rest, `:name` one segment. */
export function matcherOf(source: string): RegExp {
  const pattern = source.replace(/:\w+\*|\*|:\w+|[.+?^${}()|[\]\\]/g, (part) => {
    if (part.endsWith('*')) return '(.*)';
    return part.startsWith(':') ? '([^/]+)' : `\\${part}`;
  });
  return new RegExp(`^${pattern}$`);
}

/** Returns a test for paths that one of the sources matches. */
export function sourceTest(sources: readonly string[]): (path: string) => boolean {
  const all = new Set(sources);
  const patterns = sources.filter(hasWildcard).map(matcherOf);
  return (path) => all.has(path) || patterns.some((pattern) => pattern.test(path));
}

/**
 * Target of a redirect for a matching path, as an address.
 *
 * @param path decoded, without base.
 */
export function destinationFor({ source, destination }: Rule, path: string): string {
  const values = (matcherOf(source).exec(path)?.slice(1) ?? []).map((value) => encodeURI(value.toWellFormed()));
  const names = [...source.matchAll(/:(\w+)\*?|\*/g)].map(([, name = '*']) => name);
  const target = names.reduce(
    (target, name, index) =>
      name === '*'
        ? target.replace('*', () => values[index] ?? '')
        : target.replaceAll(new RegExp(`:${name}\\b\\*?`, 'g'), () => values[index] ?? ''),
    destination,
  );
  // The rest of a path must not become a host name.
  return destination.startsWith('//') ? target : target.replace(/^\/{2,}/, '/');
}
