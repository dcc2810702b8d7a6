import { digest } from '../shared/digest.js';
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
  let paths: Map<string, string[]> | undefined;

  function pathsById(): Map<string, string[]> {
    if (paths) return paths;
    paths = new Map();
    for (const { source, path } of routes.values()) {
      if (source.kind !== 'operation') continue;
      const list = paths.get(source.operation.id);
      if (list) list.push(path);
      else paths.set(source.operation.id, [path]);
    }
    return paths;
  }

  function of(id: string, from: string): string | undefined {
    const [first, ...others] = pathsById().get(id) ?? [];
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
