import { hrefOf } from '../content/links.js';
import type { Edition } from './navigation/edition.js';
import type { Entry } from './entry.js';
import type { Redirect } from './site.js';

/**
 * Target of `/`: the index page, else the target of a redirect in docs.json, else the first page in the navigation, else any page
 * (FORMAT.md 1.7).
 */
export function findHome(
  entries: ReadonlyMap<string, Entry>,
  redirects: readonly Redirect[],
  { first }: Edition,
): string {
  const index = entries.get('/');
  if (index && !index.isLink) return '/';
  const redirect = redirects.find(({ source }) => source === '/');
  if (redirect) return redirect.destination;
  const page = first ?? [...entries.values()].find(({ isLink }) => !isLink);
  return page ? hrefOf(page.path) : '/';
}
