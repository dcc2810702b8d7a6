import type { PaintedIcon } from '../../../render/rendering.js';
import type { Identity, Theme } from '../../../site/site.js';
import { escapeXml } from '../../../shared/html.js';

/** A `link` element's attributes. */
export interface FaviconLink {
  rel: 'icon' | 'apple-touch-icon';
  href: string;
  media?: string;
  type?: string;
  sizes?: string;
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

/** Media type by the extension of a file; undefined if the extension is unknown. */
function typeOf(href: string): string | undefined {
  const [, extension = ''] = /\.(\w+)(?:[?#].*)?$/.exec(href) ?? [];
  return pictureTypes[extension.toLowerCase()];
}

/** Pictures of the site's icon, other than its address. */
export interface IconPictures {
  /** Pictures that were painted of it. */
  painted: readonly PaintedIcon[];
  /** Pixels of an image of the site. */
  sizeOf(href: string): { width: number; height: number } | undefined;
}

const mediaOf = (mode: string): string => `(prefers-color-scheme: ${mode})`;

/**
 * The site's icon: its own, one for each mode of the reader's system where they differ, else an SVG of the name's first
 * letter on the author's button colour (FORMAT.md 1.3). What was painted of it comes before it, for browsers that take no SVG files: of what
 * suits a browser equally, it takes the last.
 */
export function faviconLinks(
  { favicon, name }: Identity,
  theme: Theme,
  { painted, sizeOf }: IconPictures,
): FaviconLink[] {
  const pictures = painted.map(({ rel, href, size, mode }): FaviconLink => {
    const media = mode && mediaOf(mode);
    return { rel, href, sizes: `${size}x${size}`, ...(media ? { media } : {}), type: 'image/png' };
  });
  const small = pictures.filter(({ rel }) => rel === 'icon');
  const touch = pictures.filter(({ rel }) => rel === 'apple-touch-icon');
  if (favicon === undefined)
    return [...small, { rel: 'icon', href: letterOf(name, theme), type: 'image/svg+xml', sizes: 'any' }, ...touch];
  const icon = (href: string, mode?: string): FaviconLink => {
    const type = typeOf(href);
    const size = type === 'image/svg+xml' || type === 'image/x-icon' ? undefined : sizeOf(href);
    const sizes = type === 'image/svg+xml' ? 'any' : size && `${size.width}x${size.height}`;
    return {
      rel: 'icon',
      href,
      ...(mode === undefined ? {} : { media: mediaOf(mode) }),
      ...(type === undefined ? {} : { type }),
      ...(sizes === undefined ? {} : { sizes }),
    };
  };
  const { light, dark } = favicon;
  const own = light === dark ? [icon(light)] : [icon(light, 'light'), icon(dark, 'dark')];
  // Home screens take no SVG files; what is on another host cannot be painted here.
  if (touch.length === 0 && typeOf(light) === 'image/png') touch.push({ rel: 'apple-touch-icon', href: light });
  return [...small, ...own, ...touch];
}

function letterOf(name: string, { fill }: Theme): string {
  const [letter = ''] = name.trim();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${fill.light.color}"/>` +
    `<text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="600" fill="${fill.light.text}">` +
    `${escapeXml(letter.toUpperCase())}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
