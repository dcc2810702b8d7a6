import type { Config } from '../config/config.js';
import { resolveLink } from '../content/links.js';
import { defined } from '../shared/object.js';
import { targetOf } from './header.js';
import type { Identity } from './site.js';

/**
 * Name, logo and favicon (FORMAT.md 1.1 to 1.3).
 *
 * @param home target of `/`, so that a logo that links to `/` needs no redirect.
 * @param target address to which the logo, or the site's name, links.
 */
export function createIdentity(
  { name, description, logo, favicon, seo }: Config,
  home: string,
  target = '/',
): Identity {
  const { organization } = seo;
  const { href } = targetOf(target);
  return {
    name,
    logoHref: href === '/' ? home : href,
    ...defined({
      description,
      logo: logo && { light: targetOf(logo.light).href, dark: targetOf(logo.dark).href },
      organization: organization && {
        ...organization,
        ...defined({ logo: organization.logo && targetOf(organization.logo).href }),
      },
      favicon: favicon && { light: resolveLink(favicon.light, '/').href, dark: resolveLink(favicon.dark, '/').href },
    }),
  };
}
