import path from 'node:path';
import { pathAt } from '../../content/links.js';
import { diagnostic } from '../../diagnostics/create.js';
import { cacheFolder } from '../../shared/cacheFolder.js';
import { isRooted } from '../../shared/url.js';
import { posixPath } from '../../shared/posixPath.js';
import type { Content } from '../../content/page.js';
import type { Site } from '../../site/site.js';
import type { Feature, FeatureOptions } from '../feature.js';
import { readLeadingPicture } from './leadingPicture.js';
import { conversionSeconds, ResponsivePictures } from './responsivePictures.js';
import { ShareImages } from './shareImages.js';
import { SiteIcons } from './siteIcons.js';
import { readPictures, sourcesOf, type Picture } from './sourceSet.js';
import { messageOf } from '../../shared/messageOf.js';

interface State {
  /** Absolute path of the documentation folder. */
  folder: string;
  site: Site;
  content: Content;
}

/** Modes of pages that are wider than the text column. */
const wideModes = new Set(['wide', 'custom', 'frame']);

/** Lets browsers load the first picture early. */
export const leadingPicture: Feature = {
  name: 'leading-picture',
  finish: ({ html }, edits) => readLeadingPicture(html, edits),
};

/** Offers smaller files of the author's pictures. */
export function pictures(
  { folder, site, content }: State,
  { base, isDev, paintsImages }: FeatureOptions,
): Feature | undefined {
  const seconds = site.images.conversionSeconds ?? conversionSeconds(site.routes.size);
  if (isDev || !paintsImages || seconds === 0) return undefined;
  const files = new Map([...content.assets].filter(([address]) => content.namedFiles.has(address)));
  const hasWidePages = [...site.routes.values()].some(
    ({ frontmatter: { mode } }) => mode !== undefined && wideModes.has(mode),
  );
  const cache = path.join(cacheFolder(folder), 'pictures');
  const everywhere = Object.values(site.identity.logo ?? {});
  const converted = new ResponsivePictures(files, { cache, seconds, everywhere, hasWidePages });
  const pictureAt = (source: string): Picture | undefined => {
    const address = isRooted(source) ? pathAt(source, base) : undefined;
    return address === undefined ? undefined : converted.at(address);
  };
  return {
    name: 'pictures',
    key: () => converted.key,
    context: {
      smallerFiles: (address, width) => {
        const picture = pictureAt(address);
        return picture && sourcesOf(picture, address, width, base);
      },
    },
    prepare: () => converted.prepare((file) => posixPath(path.relative(folder, file))),
    finish: ({ route }, edits) => readPictures(edits, { base, mode: route?.frontmatter.mode, pictureAt }),
    files: () => converted.files(),
  };
}

/** Renders the site's icons and the share images of pages. */
export function paintedImages(state: State, { isDev, paintsImages }: FeatureOptions): Feature | undefined {
  if (isDev || !paintsImages) return undefined;
  const { url, images } = state.site;
  const cache = cacheFolder(state.folder);
  const icons = new SiteIcons(state, path.join(cache, 'icons'));
  const isShared = url !== undefined && images.isPainted;
  const shareImages = isShared ? new ShareImages(state, path.join(cache, 'images')) : undefined;
  return {
    name: 'painted-images',
    key: (route) => [...icons.painted.map(({ href }) => href), shareImages?.addressOf(route)].join(' '),
    context: {
      icons: () => icons.painted,
      shareImage: (route) => shareImages?.addressOf(route),
    },
    prepare: async () => {
      try {
        await icons.prepare();
        await shareImages?.prepare();
        return [];
      } catch (error) {
        const reason = messageOf(error);
        const message = `Icons and the pictures of pages cannot be made: ${reason.replace(/\.$/, '')}.`;
        const help = 'The rest of the site is built. `--no-og-images` leaves the pictures out.';
        return [diagnostic('outputs/images', { message, help })];
      }
    },
    files: () => [...icons.files(), ...(shareImages?.files() ?? [])],
  };
}
