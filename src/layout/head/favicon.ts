import type { Identity, Theme } from '../../site/site.js';

function escape(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A `link` element's attributes. */
export interface FaviconLink {
  href: string;
  media?: string;
}

/**
 * The site's icon: its own, one for each mode of the reader's system where they differ, else a drawing of the name's first
 * letter on the author's button colour (format spec 1.3).
 */
export function faviconLinks({ favicon, name }: Identity, theme: Theme): FaviconLink[] {
  if (favicon === undefined) return [{ href: drawn(name, theme) }];
  if (favicon.light === favicon.dark) return [{ href: favicon.light }];
  return (['light', 'dark'] as const).map((mode) => ({
    href: favicon[mode],
    media: `(prefers-color-scheme: ${mode})`,
  }));
}

function drawn(name: string, { dark, onDark }: Theme): string {
  const [letter = ''] = name.trim();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${dark}"/>` +
    `<text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="600" fill="${onDark}">` +
    `${escape(letter.toUpperCase())}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
