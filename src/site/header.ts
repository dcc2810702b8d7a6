import type { Config, NavbarButton, NavbarLink } from '../config/config.js';
import { resolveLink } from '../content/links.js';
import { iconOf } from './icons/icon.js';
import { isShown } from './icons/icons.js';
import { defined } from '../shared/object.js';
import type { CallToAction, Header, HeaderLink } from './site.js';

type Declared = Pick<Config, 'navbar'>;

/** Stars of GitHub repositories by `owner/name`, if known. */
export type Stars = ReadonlyMap<string, number>;

/** The right side of the top bar: links in order, then the button (FORMAT.md 1.5, 1.6). */
export function createHeader({ navbar }: Declared, stars: Stars = new Map()): Header {
  const links = navbar.links.map((link) => linkOf(link, stars));
  return navbar.primary ? { links, cta: ctaOf(navbar.primary, stars) } : { links };
}

/** The GitHub repositories that the top bar shows, as `owner/name`. */
export function repositoriesOf(config: Declared): string[] {
  const { links, cta } = createHeader(config);
  return [...links, ...(cta ? [cta] : [])].flatMap((entry) =>
    'type' in entry && entry.type === 'github' ? [`${entry.owner}/${entry.repository}`] : [],
  );
}

function linkOf({ type, href, label, ...rest }: NavbarLink, stars: Stars): HeaderLink | CallToAction {
  const github = type === 'github' ? githubOf(href, stars) : undefined;
  if (github) return github;
  const icon = iconOf(rest.icon, rest.iconType, rest.iconLibrary);
  const isIconAlone = rest.isIconAlone && icon && isShown(icon) ? true : undefined;
  return { label: label ?? href, ...targetOf(href), ...defined({ icon, isIconAlone }) };
}

function ctaOf({ type, href, label, style, arrow }: NavbarButton, stars: Stars): CallToAction {
  const github = type === 'github' ? githubOf(href, stars) : undefined;
  return github ?? { type: 'link', label: label ?? href, ...targetOf(href), style, arrow };
}

/** Target of an address in docs.json. */
export function targetOf(url: string): { href: string; external: boolean } {
  const link = resolveLink(url, '/');
  return { href: link.href, external: link.kind === 'external' };
}

/** Owner and repository are the first two path segments (FORMAT.md 1.6). */
function githubOf(url: string, stars: Stars): Extract<CallToAction, { type: 'github' }> | undefined {
  const { pathname = '' } = URL.canParse(url) ? new URL(url) : {};
  const [owner, name] = pathname.split('/').filter(Boolean);
  if (!owner || !name) return undefined;
  const repository = name.replace(/\.git$/, '');
  const count = stars.get(`${owner}/${repository}`);
  return { type: 'github', href: url, owner, repository, ...(count === undefined ? {} : { stars: count }) };
}
