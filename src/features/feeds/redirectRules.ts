import type { Redirect, Site } from '../../site/site.js';
import { hasWildcard } from '../../site/wildcards.js';
import type { Address } from '../../site/address.js';
import { isExternal } from '../../shared/url.js';

/** The form of wildcards that hosts know: one `*` at the end, `:splat` for what it stood for; undefined for any other. */
function hostForm({ source, destination }: Redirect): { source: string; destination: string } | undefined {
  const wildcard = /(?::(\w+))?\*$/.exec(source);
  const start = wildcard ? source.slice(0, wildcard.index) : source;
  if (start.includes('*')) return undefined;
  if (!wildcard) return { source, destination };
  const [, name] = wildcard;
  const target =
    name === undefined
      ? destination.replace('*', ':splat')
      : destination.replaceAll(`:${name}*`, ':splat').replaceAll(`:${name}`, ':splat');
  return target.includes('*') ? undefined : { source: `${start}*`, destination: target };
}

/** All redirects of a site, `/` included; those from one path before those from many. */
export function orderedRedirects({ redirects, routes, home }: RedirectSite): Redirect[] {
  const hasStart = routes.has('/') || redirects.some(({ source }) => source === '/');
  const start: Redirect[] = hasStart ? [] : [{ source: '/', destination: home, permanent: false }];
  const all = [...start, ...redirects];
  // Hosts take the first that fits.
  const isWide = ({ source }: Redirect): boolean => hasWildcard(source);
  return [...all.filter((redirect) => !isWide(redirect)), ...all.filter(isWide)];
}

/** The same with the base before their ends. */
function underBase(site: RedirectSite, base: string): Redirect[] {
  const own = (target: string): string => (isExternal(target) ? target : `${base}${target}`);
  return orderedRedirects(site).map(({ source, destination, permanent }) => ({
    source: own(encodeURI(source)),
    destination: own(destination),
    permanent,
  }));
}

/** Input of a site's redirects. */
export type RedirectSite = Pick<Site, 'redirects' | 'routes' | 'home'>;

/**
 * The lines of a `_redirects` file, as Netlify and Cloudflare Pages read it: what pages with a refresh cannot do, they do for wildcards and
 * with the right status. Undefined when there is nothing to redirect.
 */
export function redirectRules(site: RedirectSite, { base }: Pick<Address, 'base'>): string | undefined {
  const lines = underBase(site, base).flatMap((redirect) => {
    const form = hostForm(redirect);
    return form ? [`${form.source} ${form.destination} ${redirect.permanent ? 301 : 302}`] : [];
  });
  return lines.length === 0 ? undefined : `${lines.join('\n')}\n`;
}

/**
 * The same as `vercel.json`, whose wildcards are those of docs.json but for a bare `*`.
 *
 * @param headers rules that stand beside them.
 */
export function vercelJson(site: RedirectSite, { base }: Pick<Address, 'base'>, headers?: readonly object[]): string {
  const redirects = underBase(site, base).map(({ source, destination, permanent }) => ({
    source: source.replace(/[(){}+?!]/g, '\\$&').replace(/(?<!:\w+)\*/, ':splat*'),
    destination: destination.replace(/(?<!:\w+)\*/, ':splat*'),
    permanent,
  }));
  return `${JSON.stringify({ redirects, ...(headers && { headers }) }, null, 2)}\n`;
}
