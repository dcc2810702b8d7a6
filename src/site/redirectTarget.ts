import type { Config } from '../config/config.js';
import { resolveLink } from '../content/links.js';
import { isExternal } from '../shared/url.js';
import type { DivisionTarget } from './navigation/divisionLists.js';
import type { Entry } from './entry.js';
import { followRedirects } from './redirectPath.js';
import { usableRedirects } from './redirects.js';

/** Returns a function that finds where docs.json redirects a path; undefined if nowhere, or in a loop. */
export function createRedirectTargets(
  declared: Config['redirects'],
  entries: ReadonlyMap<string, Entry>,
): (path: string) => DivisionTarget | undefined {
  const redirects = usableRedirects(declared);
  return (path) => {
    const { end } = followRedirects(path, redirects, (target) => entries.has(target));
    return end === undefined ? undefined : { href: resolveLink(end, '/').href, external: isExternal(end) };
  };
}
