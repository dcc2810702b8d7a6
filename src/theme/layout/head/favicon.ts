import type { PaintedIcon } from '../../../render/rendering.js';
import type { Identity, Theme } from '../../../site/site.js';
import { escapeXml } from '../../../shared/html.js';
import { svgAddress } from '../../../shared/svgAddress.js';

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

/** Media type for a file's extension; undefined if unknown. */
function typeOf(href: string): string | undefined {
  const [, extension = ''] = /\.(\w+)(?:[?#].*)?$/.exec(href) ?? [];
  return pictureTypes[extension.toLowerCase()];
}

/** Images of the site's icon besides its address. */
export interface IconPictures {
  /** Images rendered from it. */
  painted: readonly PaintedIcon[];
  /** Size of an image of the site, in pixels. */
  sizeOf(href: string): { width: number; height: number } | undefined;
}

const mediaOf = (mode: string): string => `(prefers-color-scheme: ${mode})`;

/**
 * Links to the site's icon: the author's, one for each of the system's modes if they differ, else an SVG with the name's first letter on the button
 * colour (FORMAT.md 1.3). Rendered images come first, for browsers without SVG icons, because browsers prefer the last suitable one.
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
  // Home screens do not accept SVG files, and an image on another host cannot be converted.
  if (touch.length === 0 && typeOf(light) === 'image/png') touch.push({ rel: 'apple-touch-icon', href: light });
  return [...small, ...own, ...touch];
}

function letterOf(name: string, { fill }: Theme): string {
  const [letter = ''] = name.trim();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${fill.light.color}"/>` +
    `<text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="600" fill="${fill.light.text}">` +
    `${escapeXml(letter.toUpperCase())}</text></svg>`;
  return svgAddress(svg).replaceAll(' ', '%20');
}
