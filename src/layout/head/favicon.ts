import type { Identity, Theme } from '../../site/site.js';

function escape(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A `link` element's attributes. */
export interface FaviconLink {
  rel: 'icon' | 'apple-touch-icon';
  href: string;
  media?: string;
  type?: string;
}

const pictureTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** By the end of the name; undefined where that says nothing. */
function typeOf(href: string): string | undefined {
  const [, extension = ''] = /\.(\w+)(?:[?#].*)?$/.exec(href) ?? [];
  return pictureTypes[extension.toLowerCase()];
}

function icon(href: string, media?: string): FaviconLink {
  const type = typeOf(href);
  return { rel: 'icon', href, ...(media === undefined ? {} : { media }), ...(type === undefined ? {} : { type }) };
}

/**
 * The site's icon: its own, one for each mode of the reader's system where they differ, else a drawing of the name's first
 * letter on the author's button colour (format spec 1.3). Home screens of telephones take no drawings, so that only a picture of the
 * author's goes there.
 */
export function faviconLinks({ favicon, name }: Identity, theme: Theme): FaviconLink[] {
  if (favicon === undefined) return [{ rel: 'icon', href: drawn(name, theme), type: 'image/svg+xml' }];
  const { light, dark } = favicon;
  const touch: FaviconLink[] = typeOf(light) === 'image/png' ? [{ rel: 'apple-touch-icon', href: light }] : [];
  if (light === dark) return [icon(light), ...touch];
  return [icon(light, '(prefers-color-scheme: light)'), icon(dark, '(prefers-color-scheme: dark)'), ...touch];
}

function drawn(name: string, { dark, onDark }: Theme): string {
  const [letter = ''] = name.trim();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${dark}"/>` +
    `<text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="600" fill="${onDark}">` +
    `${escape(letter.toUpperCase())}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
