import { escapeHtml } from '../../shared/html.js';

/**
 * Its text is constant, so that a content security policy can allow it by hash. It keeps the old address's query and fragment if the new one has
 * none.
 */
export const redirectScript =
  "{const a=document.querySelector('a');for(const k of ['search','hash'])a[k]||(a[k]=location[k]);location.replace(a.href)}";

/**
 * The page at an old address. It takes part in view transitions like the page that it leads to, because browsers complain if only one does.
 *
 * @param destination address as it is written into the page.
 * @param canonical absolute address, if the site's address is known.
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
 * The response at an old address: in a build, a page that leads on, because hosts only serve files. In development, a redirect that browsers do not
 * cache.
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
