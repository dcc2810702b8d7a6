import type { Redirect, Site } from '../site.js';
import type { Address } from './address.js';

const external = /^[a-z][a-z0-9+.-]*:|^\/\//i;

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

/**
 * The lines of a `_redirects` file, as Netlify and Cloudflare Pages read it: what pages with a refresh cannot do, they do for wildcards and
 * with the right status. Undefined when there is nothing to redirect.
 */
export function redirectRules({ redirects, routes, home }: Site, { base }: Pick<Address, 'base'>): string | undefined {
  const own = (target: string): string => (external.test(target) ? target : `${base}${target}`);
  const start: Redirect[] = routes.has('/') ? [] : [{ source: '/', destination: home, permanent: false }];
  const lines = [...start, ...redirects].flatMap((redirect) => {
    const form = hostForm(redirect);
    const status = redirect.permanent ? 301 : 302;
    return form ? [`${own(encodeURI(form.source))} ${own(form.destination)} ${status}`] : [];
  });
  return lines.length === 0 ? undefined : `${lines.join('\n')}\n`;
}
