import type { Config } from '../config/config.js';
import { isImage } from '../mdx/imageName.js';
import { resolveTolerantly } from '../content/links.js';
import type { SiteInput } from './input.js';

type Exists = (target: string) => boolean;

/** If one file of a pair is missing, the other is used in both modes. */
function pairOf<P extends { light: string; dark: string }>(pair: P, exists: Exists): P | undefined {
  const [either] = [pair.light, pair.dark].filter(exists);
  if (either === undefined) return undefined;
  const present = (target: string): string => (exists(target) ? target : either);
  return { ...pair, light: present(pair.light), dark: present(pair.dark) };
}

/** Removes missing image icons from a part of docs.json; returns the part itself if none is missing. */
function withIcons<Value>(value: Value, exists: Exists): Value {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => withIcons(item, exists));
    return items.some((item, index) => item !== value[index]) ? (items as Value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]): [string, unknown] => {
    const isMissing = key === 'icon' && typeof inner === 'string' && isImage(inner) && !exists(inner);
    return [key, isMissing ? undefined : withIcons(inner, exists)];
  });
  const isSame = entries.every(([key, inner]) => inner === (value as Record<string, unknown>)[key]);
  return isSame ? value : (Object.fromEntries(entries) as Value);
}

/** Returns a test that is true for existing files and for external addresses. */
export function fileTest(assets: Pick<SiteInput['assets'], 'has'>): Exists {
  return (target) => {
    const link = resolveTolerantly(target, '/', { paths: assets });
    return link.kind !== 'internal' || assets.has(link.path);
  };
}

/**
 * Removes missing pictures, fonts, style sheets and scripts from docs.json, so that readers see no gap; checks report them to the author.
 *
 * @param assets published files.
 */
export function withPresentFiles(config: Config, assets: Pick<SiteInput['assets'], 'has'>): Config {
  const exists = fileTest(assets);
  const ifThere = (target: string | undefined): string | undefined =>
    target !== undefined && exists(target) ? target : undefined;
  const { logo, favicon, background, seo, fonts, trellis, navigation } = config;
  const { organization } = seo;
  const face = <F extends { source?: string | undefined }>(font: F | undefined): F | undefined =>
    font?.source === undefined || exists(font.source) ? font : { ...font, source: undefined };
  return {
    ...config,
    logo: logo && pairOf(logo, exists),
    favicon: favicon && pairOf(favicon, exists),
    background: { ...background, image: ifThere(background.image) },
    seo: organization ? { ...seo, organization: { ...organization, logo: ifThere(organization.logo) } } : seo,
    fonts: { heading: face(fonts.heading), body: face(fonts.body) },
    trellis: {
      ...trellis,
      stylesheets: trellis.stylesheets?.filter(exists),
      scripts: trellis.scripts?.filter(exists),
    },
    navigation: withIcons(navigation, exists),
  };
}
