import type { Config, CtaButton, TopbarLink } from '../config/config.js';
import { resolveLink } from '../content/links.js';
import type { CallToAction, Header, Link } from './site.js';

/** The right side of the top bar: links in order, then the call to action (format spec 1.5, 1.6). */
export function createHeader({
  topbarLinks,
  topbarCtaButton,
}: Pick<Config, 'topbarLinks' | 'topbarCtaButton'>): Header {
  const links = topbarLinks.map(linkOf);
  return topbarCtaButton ? { links, cta: ctaOf(topbarCtaButton) } : { links };
}

function linkOf(link: TopbarLink): Link | CallToAction {
  const github = link.type === 'github' ? githubOf(link.url) : undefined;
  return github ?? { label: link.name ?? link.url, ...targetOf(link.url) };
}

function ctaOf({ type, url, name, style, arrow }: CtaButton): CallToAction {
  const github = type === 'github' ? githubOf(url) : undefined;
  return github ?? { type: 'link', label: name ?? url, ...targetOf(url), style, arrow };
}

/** Where an address written in docs.json leads. */
export function targetOf(url: string): { href: string; external: boolean } {
  const link = resolveLink(url, '/');
  return { href: link.href, external: link.kind === 'external' };
}

/** Owner and repository are the first two segments of the address (format spec 1.6). */
function githubOf(url: string): Extract<CallToAction, { type: 'github' }> | undefined {
  const { pathname = '' } = URL.canParse(url) ? new URL(url) : {};
  const [owner, repository] = pathname.split('/').filter(Boolean);
  return owner && repository
    ? { type: 'github', href: url, owner, repository: repository.replace(/\.git$/, '') }
    : undefined;
}
