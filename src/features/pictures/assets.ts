import { decodeAddress, isExternal } from '../../shared/url.js';
import type { Site } from '../../site/site.js';

/** Input for rendered images. */
export interface PictureSource {
  site: Site;
  /** The author's files: maps their addresses in the site to absolute paths. */
  content: { assets: ReadonlyMap<string, string> };
}

/** The file at an address of the site; nothing is fetched from elsewhere. */
export function assetAt({ content }: Pick<PictureSource, 'content'>, address: string | undefined): string | undefined {
  if (address === undefined || isExternal(address)) return undefined;
  return content.assets.get(decodeAddress(`/${address.replace(/^\.?\//, '').replace(/[?#].*$/, '')}`));
}

/** Absolute paths of the author's font files, the heading font first. */
export function ownFonts({ site, content }: PictureSource): string[] {
  const { heading, body } = site.settings.fonts;
  return [...new Set([heading, body].flatMap((font) => assetAt({ content }, font?.source) ?? []))];
}
