import { digest } from '../shared/digest.js';
import { once } from '../shared/once.js';
import type { Route, Site } from '../site/site.js';

/** Addresses of the pages of operations, for links between them. */
export interface OperationAddresses {
  /** Path of an entry's page. If it has several, the one that shares the longest prefix with the linking page. */
  of(id: string, from: string): string | undefined;
  /** Changes when the address of a linked page changes; empty for pages without such links. */
  digestFor(route: Route): string;
}

/** Reads the addresses from a site's routes on first use. */
export function createOperationAddresses({ routes }: Pick<Site, 'routes'>): OperationAddresses {
  const pagesById = once(() => {
    const pages = [...routes.values()].flatMap(({ source, path }) =>
      source.kind === 'operation' ? { id: source.operation.id, path } : [],
    );
    return Map.groupBy(pages, ({ id }) => id);
  });

  function of(id: string, from: string): string | undefined {
    const [first, ...others] = (pagesById().get(id) ?? []).map(({ path }) => path);
    return others.reduce((best, path) => {
      return best !== undefined && shared(best, from) >= shared(path, from) ? best : path;
    }, first);
  }

  return {
    of,
    digestFor: ({ source, path }) => {
      const pages = source.kind === 'operation' ? source.operation.leadsTo : undefined;
      return pages ? digest(...pages.map((id) => of(id, path) ?? '')) : '';
    },
  };
}

/** Length of the common prefix of two paths. */
function shared(path: string, other: string): number {
  let length = 0;
  while (length < path.length && path[length] === other[length]) length += 1;
  return length;
}
