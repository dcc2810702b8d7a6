import { escapeHtml } from '../../shared/html.js';
import type { Site } from '../../site/site.js';

/**
 * Its text is constant, so that a content security policy can allow it by hash. It keeps the old address's query and fragment if the new one has
 * none.
 */
export const redirectScript =
  "{const a=document.querySelector('a');for(const k of ['search','hash'])a[k]||(a[k]=location[k]);location.replace(a.href)}";

/**
 * Prints the page at an old address. It redirects with HTML, because hosts only serve files. It takes part in view transitions like its
 * target, because browsers complain if only one page does.
 *
 * @param destination address as it is written into the page.
 */
export function redirectPage(destination: string, { url, language }: Pick<Site, 'url' | 'language'>): string {
  const target = escapeHtml(destination);
  const canonical = URL.canParse(destination, url) ? new URL(destination, url).href : destination;
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${target}</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(canonical)}">` +
    `<style>@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{color-scheme:light dark}</style>` +
    `<meta http-equiv="refresh" content="0; url=${target}"></head>` +
    `<body><a href="${target}">${target}</a><script>${redirectScript}</script></body></html>\n`
  );
}
