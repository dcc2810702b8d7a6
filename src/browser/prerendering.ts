import { closest } from './clicks.js';
import { siteBase } from './site.js';
import { pointedAt, speculationRules } from './speculation.js';

/** Milliseconds for which the pointer must rest on a link. */
const rest = 65;

/**
 * True if a link leads to another page of this site and does nothing else, unlike the choice of a version. Addresses outside the site's base may have
 * side effects.
 */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, target, dataset } = link;
  return (
    origin === location.origin &&
    `${pathname}${search}` !== `${location.pathname}${location.search}` &&
    `${pathname}/`.startsWith(`${siteBase}/`) &&
    !pathname.includes('/_trellis/') &&
    !/\.(?!html?$)\w+$/.test(pathname) &&
    target !== '_blank' &&
    !link.hasAttribute('download') &&
    dataset.version === undefined
  );
}

const withoutHash = (href: string): string => href.replace(/#.*/, '');

/** Milliseconds that a browser needs to prerender a page. */
const prerendering = 150;

let prerendered: { href: string; link: HTMLAnchorElement; since: number } | undefined;
const fetched = new Set<string>();
let hasRules = false;

function addRules(): void {
  if (hasRules) return;
  hasRules = true;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules(document.documentElement.dataset.ahead === undefined ? 'prerender' : 'prefetch');
  document.head.append(rules);
}

function forget(): void {
  prerendered?.link.removeAttribute(pointedAt);
  prerendered = undefined;
}

function prerender(link: HTMLAnchorElement): void {
  const href = withoutHash(link.href);
  if (prerendered?.href === href) return;
  forget();
  addRules();
  link.setAttribute(pointedAt, '');
  prerendered = { href, link, since: performance.now() };
}

function fetchAhead(link: HTMLAnchorElement): void {
  const href = withoutHash(link.href);
  if (fetched.has(href)) return;
  fetched.add(href);
  const hint = document.createElement('link');
  if (hint.relList.supports('prefetch')) {
    hint.rel = 'prefetch';
    hint.href = href;
    document.head.append(hint);
  } else {
    fetch(href, { priority: 'low' }).catch(() => fetched.delete(href));
  }
}

/**
 * Prerenders a page as soon as the reader points at a link to it, or prefetches it if the browser cannot prerender. Does nothing before that, nor if
 * the reader saves data.
 *
 * @param first the first pointer event.
 */
export function startPrerendering(first: Event): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Safari and Firefox do not support speculation rules.
  const prerenders = HTMLScriptElement.supports?.('speculationrules');
  const prepare = prerenders ? prerender : fetchAhead;
  const linkOf = ({ target }: Event) => closest<HTMLAnchorElement>(target, 'a[href]');
  const targetOf = (event: Event): HTMLAnchorElement | undefined => {
    clearTimeout(timer);
    const link = linkOf(event);
    return link && leadsToPage(link) ? link : undefined;
  };
  const consider = (event: Event): void => {
    const link = targetOf(event);
    if (link) timer = setTimeout(prepare, rest, link);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
  // At this point prefetching is faster, because prerendering would only start now.
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = targetOf(event);
      if (link && prerendered?.href !== withoutHash(link.href)) fetchAhead(link);
    },
    { passive: true },
  );
  let ready: string | undefined;
  document.addEventListener('click', (event) => {
    const href = withoutHash(linkOf(event)?.href ?? '');
    const isPrerendered = prerendered?.href === href && performance.now() - prerendered.since > prerendering;
    ready = (prerenders ? isPrerendered : fetched.has(href)) ? href : undefined;
  });
  // A transition delays the page by a few frames, so it is only used for prerendered pages, which appear immediately.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (withoutHash(activation?.entry.url ?? '') !== ready) viewTransition?.skipTransition();
  });
  // A prerendered page does not know about choices made since (mode, version, tab, folder).
  for (const type of ['click', 'change']) document.addEventListener(type, (event) => linkOf(event) ?? forget());
  consider(first);
}
