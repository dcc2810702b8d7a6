import { isDrawnAhead } from './shown.js';

/** Milliseconds that the pointer rests on a link before the reader is taken to mean it. */
const rest = 65;

/**
 * Whether a link leads to another page of this site, and changes nothing by being clicked, as the choice of a version does. Outside the
 * base of the site nothing is known of what a request would do.
 */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, target, dataset } = link;
  const base = import.meta.env.BASE_URL;
  return (
    origin === location.origin &&
    `${pathname}${search}` !== `${location.pathname}${location.search}` &&
    `${pathname}/`.startsWith(base.endsWith('/') ? base : `${base}/`) &&
    !pathname.includes('/_trellis/') &&
    !/\.(?!html?$)\w+$/.test(pathname) &&
    target !== '_blank' &&
    !link.hasAttribute('download') &&
    dataset.version === undefined
  );
}

let drawn: { href: string; rules: HTMLScriptElement } | undefined;
const fetched = new Set<string>();

function forget(): void {
  drawn?.rules.remove();
  drawn = undefined;
}

function draw(href: string): void {
  if (drawn?.href === href) return;
  forget();
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  const action = document.documentElement.dataset.ahead ?? 'prerender';
  rules.textContent = JSON.stringify({ [action]: [{ urls: [href], eagerness: 'immediate' }] });
  document.head.append(rules);
  drawn = { href, rules };
}

function fetchAhead(href: string): void {
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

/** A browser that draws a page ahead leaves its layout to the click, unless it is asked for. */
function layOutAhead(): void {
  if (isDrawnAhead()) {
    addEventListener('load', () => void document.body.offsetHeight, { once: true });
  }
}

/**
 * Draws a page as soon as the reader points at a link to it, so that it is there by the time of the click; where the browser cannot,
 * fetches it. Nothing is asked for before, nor where the reader saves data.
 */
export function startAhead(): void {
  layOutAhead();
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Safari and Firefox know no speculation rules.
  const prepare = HTMLScriptElement.supports?.('speculationrules') ? draw : fetchAhead;
  const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const consider =
    (delay: number) =>
    (event: Event): void => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link && leadsToPage(link)) timer = setTimeout(prepare, delay, link.href.replace(/#.*/, ''));
    };
  document.addEventListener('pointerover', consider(rest), { passive: true });
  document.addEventListener('focusin', consider(rest));
  document.addEventListener('pointerdown', consider(0), { passive: true });
  // A page that was drawn before a choice (mode, version, tab, folder) does not know of it.
  for (const type of ['click', 'change']) document.addEventListener(type, (event) => linkOf(event) ?? forget());
}
