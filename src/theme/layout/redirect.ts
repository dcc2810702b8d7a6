import { escapeHtml } from '../../shared/html.js';

/**
 * Its text is the same on every page, so that a content security policy can name it by its hash. It keeps query and fragment of the old
 * address where the new one has none.
 */
export const redirectScript =
  "{const a=document.querySelector('a');for(const k of ['search','hash'])a[k]||(a[k]=location[k]);location.replace(a.href)}";

/**
 * The page that stands at an old address of another. It takes part in view transitions, like the page that it leads to: browsers complain
 * of a navigation where only one does.
 *
 * @param destination as it stands in the page.
 * @param canonical absolute, where the address of the site is known.
 */
function redirectPage(destination: string, canonical: string | undefined, language: string): string {
  const target = escapeHtml(destination);
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${target}</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(canonical ?? destination)}">` +
    `<style>@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{color-scheme:light dark}</style>` +
    `<meta http-equiv="refresh" content="0;url=${target}"></head>` +
    `<body><a href="${target}">${target}</a><script>${redirectScript}</script></body></html>\n`
  );
}

/**
 * The answer at an old address: a page that leads on, where files are all there is. While an author works, a redirect that the browser does
 * not keep.
 */
export function redirection(
  destination: string,
  { isDev, site, language }: { isDev: boolean; site: URL | undefined; language: string },
): Response {
  if (isDev) return new Response(null, { status: 302, headers: { location: destination } });
  const canonical = site && URL.canParse(destination, site) ? new URL(destination, site).href : undefined;
  return new Response(redirectPage(destination, canonical, language), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
