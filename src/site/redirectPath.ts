import type { Redirect } from './site.js';
import { destinationFor, hasWildcard, matcherOf } from './wildcards.js';
import { decode, isExternal } from '../shared/url.js';

/** Result of following redirects from an address. */
export interface RedirectPath {
  /** The redirects, in order. */
  steps: readonly Redirect[];
  /** Target of the last redirect; undefined if there is none. */
  end?: string;
  /** True if the redirects form a loop. */
  isLoop: boolean;
}

/**
 * Follows the redirects from a path.
 *
 * @param isPage true if a page exists at an address, which ends the chain.
 */
export function followRedirects(
  path: string,
  redirects: readonly Redirect[],
  isPage: (path: string) => boolean,
): RedirectPath {
  const exact = new Map(redirects.filter(({ source }) => !hasWildcard(source)).map((each) => [each.source, each]));
  const patterns = redirects
    .filter(({ source }) => hasWildcard(source))
    .map((each) => [matcherOf(each.source), each] as const);
  const steps: Redirect[] = [];
  const lengths = new Map<Redirect, number>();
  let current = path;
  let end: string | undefined;
  while (!isPage(current)) {
    const step = exact.get(current) ?? patterns.find(([matcher]) => matcher.test(current))?.[1];
    if (!step) break;
    // One that takes a part of the path away each time comes to an end.
    if (current.length >= (lengths.get(step) ?? Infinity)) return { steps, isLoop: true };
    lengths.set(step, current.length);
    steps.push(step);
    const target = destinationFor(step, current);
    end = target;
    if (isExternal(target)) break;
    current = decode(target.replace(/[?#].*$/s, '')).replace(/(?<=.)\/+$/, '');
  }
  return { steps, isLoop: false, ...(end === undefined ? {} : { end }) };
}
