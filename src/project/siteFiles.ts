import { isPicture, roomFor, sizeOfFile } from '../mdx/imageSize.js';
import { imprintOf } from '../content/imprint.js';
import { pathAt, resolveTolerantly } from '../content/links.js';
import type { Content } from '../content/page.js';
import { isGenerated } from '../site/generatedPages.js';
import type { Site } from '../site/site.js';
import type { Rendering } from '../render/rendering.js';
import { isRooted } from '../shared/url.js';

/** Finds the author's files by the addresses that pages use. */
export interface SiteFiles extends Pick<Rendering, 'imageSize' | 'roomFor' | 'isLeftOut' | 'rooted'> {
  /** True if a page or file exists at a path. */
  has(path: string): boolean;
  /** True if nothing exists at a path and readers should see no gap. */
  isMissing(path: string): boolean;
  /** Changes with the contents of the picture at an address; empty if there is none. */
  imprintAt(address: string): string;
  /** Addresses of all pictures in the site. */
  pictures(): string[];
}

export function createSiteFiles(
  { site, content }: { site: Site; content: Content },
  { base, isDev = false }: { base: string; isDev?: boolean },
): SiteFiles {
  const has = (path: string): boolean => site.routes.has(path) || content.assets.has(path);
  const isMissing = (path: string): boolean => !isDev && !content.assets.has(path) && !isGenerated(path);
  const fileAt = (address: string): string | undefined => content.assets.get(pathAt(address, base) ?? '');
  const imageSize: Rendering['imageSize'] = (address) => {
    const file = fileAt(address);
    return file === undefined ? undefined : sizeOfFile(file);
  };
  return {
    has,
    isMissing,
    imageSize,
    imprintAt: (address) => {
      const file = fileAt(address);
      return (file === undefined ? undefined : imprintOf(file)) ?? '';
    },
    pictures: () => [...content.assets.keys()].filter(isPicture),
    rooted: (address, page) => {
      if (isRooted(address)) return undefined;
      const link = resolveTolerantly(address, `/${page.id}`, { paths: { has } });
      return link.kind === 'internal' && has(link.path) ? base + link.href : undefined;
    },
    roomFor: (address, attributes) => {
      const size = isRooted(address) ? imageSize(address) : undefined;
      return size && roomFor(size, attributes);
    },
    isLeftOut: (address) => {
      const path = isRooted(address) ? pathAt(address, base) : undefined;
      return path !== undefined && isMissing(path);
    },
  };
}
