import type { Redirect, Site } from '../../site/site.js';
import { hasWildcard } from '../../site/wildcards.js';
import type { Address } from '../../site/address.js';
import { isExternal } from '../../shared/url.js';

/** Converts wildcards to the form that hosts support: one `*` at the end, and `:splat` for its match; undefined if that is impossible. */
function hostForm({ source, destination }: Redirect): { source: string; destination: string } | undefined {
  const wildcard = /(?::(\w+))?\*$/.exec(source);
  const start = wildcard ? source.slice(0, wildcard.index) : source;
  if (start.includes('*')) return undefined;
  if (!wildcard) return { source, destination };
  const [, name] = wildcard;
  // A longer name can begin with this one, as `:splat` does with `:s`.
  const match = name === undefined ? '*' : new RegExp(String.raw`:${name}(?!\w)\*?`, 'g');
  const target = destination.replace(match, ':splat');
  return target.includes('*') ? undefined : { source: `${start}*`, destination: target };
}

/** All redirects of a site, including that of `/`. Redirects from a single path come before those with wildcards. */
export function orderedRedirects({ redirects, routes, home }: RedirectSite): Redirect[] {
  const hasStart = routes.has('/') || redirects.some(({ source }) => source === '/');
  const start: Redirect[] = hasStart ? [] : [{ source: '/', destination: home, permanent: false }];
  const all = [...start, ...redirects];
  // Hosts use the first rule that matches.
  const isWide = ({ source }: Redirect): boolean => hasWildcard(source);
  return [...all.filter((redirect) => !isWide(redirect)), ...all.filter(isWide)];
}

/** Adds the base to sources and destinations. */
function underBase(site: RedirectSite, base: string): Redirect[] {
  const own = (target: string): string => (isExternal(target) ? target : `${base}${target}`);
  return orderedRedirects(site).map(({ source, destination, permanent }) => ({
    source: own(encodeURI(source)),
    destination: own(destination),
    permanent,
  }));
}

export type RedirectSite = Pick<Site, 'redirects' | 'routes' | 'home'>;

/**
 * The lines of a `_redirects` file for Netlify and Cloudflare Pages, which also support wildcards and proper status codes, unlike pages with a
 * refresh. Undefined if there are no redirects.
 */
export function redirectRules(site: RedirectSite, { base }: Pick<Address, 'base'>): string | undefined {
  const lines = underBase(site, base).flatMap((redirect) => {
    const form = hostForm(redirect);
    return form ? [`${form.source} ${form.destination} ${redirect.permanent ? 301 : 302}`] : [];
  });
  return lines.length === 0 ? undefined : `${lines.join('\n')}\n`;
}

/**
 * Formats the same redirects for `vercel.json`, whose wildcards are those of docs.json except for a bare `*`.
 *
 * @param headers rules for headers in the same file.
 */
export function vercelJson(site: RedirectSite, { base }: Pick<Address, 'base'>, headers?: readonly object[]): string {
  const redirects = underBase(site, base).map(({ source, destination, permanent }) => ({
    source: source.replace(/[(){}+?!]/g, '\\$&').replace(/(?<!:\w+)\*/, ':splat*'),
    destination: destination.replace(/(?<!:\w+)\*/, ':splat*'),
    permanent,
  }));
  return `${JSON.stringify({ redirects, ...(headers && { headers }) }, null, 2)}\n`;
}
