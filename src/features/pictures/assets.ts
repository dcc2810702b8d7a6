import { decodeAddress, isExternal } from '../../shared/url.js';
import type { Site } from '../../site/site.js';

/** Input for painted pictures. */
export interface PictureSource {
  site: Site;
  /** The author's files: absolute paths by their addresses in the site. */
  content: { assets: ReadonlyMap<string, string> };
}

/** The file at an address of the site; nothing is fetched from elsewhere. */
export function assetAt({ content }: Pick<PictureSource, 'content'>, address: string | undefined): string | undefined {
  if (address === undefined || isExternal(address)) return undefined;
  return content.assets.get(decodeAddress(`/${address.replace(/^\.?\//, '').replace(/[?#].*$/, '')}`));
}

/** Absolute paths of the author's font files, that of headings first. */
export function ownFonts({ site, content }: PictureSource): string[] {
  const { heading, body } = site.settings.fonts;
  return [...new Set([heading, body].flatMap((font) => assetAt({ content }, font?.source) ?? []))];
}
