import type { TargetResolver } from '../mdx/compile/context.js';
import { sizeOfFile } from '../mdx/imageSize.js';
import { imprintOf } from './imprint.js';
import { resolveTolerantly } from './links.js';
import { isRefused, isRooted } from '../shared/url.js';
import type { Respelled } from './respelledLinks.js';

/** Files and pages that addresses in pages are resolved against. */
export interface Addresses {
  assets: ReadonlyMap<string, string>;
  /** Addresses of all pages and assets. */
  paths: ReadonlySet<string>;
  /** The address that differs only in letter case. */
  alike: (path: string) => string | undefined;
  /** New addresses of pages and files whose original address differs from another only in letter case. */
  moved: ReadonlyMap<string, string>;
  /** Changes when an image is added, removed or changed. */
  images: () => string;
}

interface ResolverOptions {
  /** URL prefix of the site without trailing slash. */
  base: string;
  showsGaps?: boolean;
  /** True for texts that several pages show. A relative link without a target at `from` stays unchanged, so that it starts at each of these pages. */
  isShared?: boolean;
}

/**
 * Resolves the addresses in a page.
 *
 * @param from file of the page, as for `resolveLink`.
 * @param respelled addresses whose fragment is corrected.
 */
export function createResolver(
  from: string,
  { assets, images, ...paths }: Addresses,
  { base, showsGaps = false, isShared = false }: ResolverOptions,
  respelled: Respelled = new Map(),
): TargetResolver {
  const resolve = (target: string) => resolveTolerantly(target, from, { ...paths, base });
  const under = (target: string): string => {
    const link = resolve(target);
    return link.kind === 'internal' ? `${base}${link.href}` : link.href;
  };
  const startsAtPage = (target: string): boolean => {
    const link = resolve(target);
    return link.kind === 'internal' && !isRooted(target) && !paths.paths.has(link.path);
  };
  const fileOf = (target: string): string | undefined => {
    const link = resolve(target);
    return link.kind === 'internal' ? assets.get(link.path) : undefined;
  };
  return {
    link: (target) => (isShared && startsAtPage(target) ? target : under(respelled.get(target) ?? target)),
    // An image whose address is only a fragment would request the page once more.
    asset: (target) => (isRefused(target) ? '' : under(target)),
    size: (target) => {
      const file = fileOf(target);
      return file === undefined ? undefined : sizeOfFile(file);
    },
    imprint: (target) => {
      const file = fileOf(target);
      return file === undefined ? undefined : imprintOf(file);
    },
    get names() {
      return images();
    },
    isLeftOut: (target) => {
      const link = resolve(target);
      return !showsGaps && link.kind === 'internal' && !assets.has(link.path);
    },
  };
}
