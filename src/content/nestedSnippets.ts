import { foldAddress, wantedRoute } from './distinctAddresses.js';
import { pagePath } from './links.js';
import { once } from '../shared/once.js';

const inSnippets = /(?:^|\/)_?snippets\//;

/**
 * Leaves out the pages that are snippets: files in a folder called `snippets`, at any depth, that other files import and the navigation does not
 * list.
 *
 * @param pages pages by path below the content root. All have been read, so that all imports are known.
 * @param listed names of pages in the navigation.
 */
export function withoutSnippets<T>(
  pages: ReadonlyMap<string, T>,
  isImported: (file: string) => boolean,
  listed: ReadonlySet<string>,
): [string, T][] {
  // Few sites have such folders.
  const routes = once(() => new Set(Array.from(listed, (name) => foldAddress(pagePath(name)))));
  const isPage = (file: string): boolean =>
    !inSnippets.test(file) || !isImported(file) || routes().has(foldAddress(wantedRoute(file)));
  return [...pages].filter(([file]) => isPage(file));
}
