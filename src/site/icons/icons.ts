import { nearest } from '../../diagnostics/nearest.js';
import type { Icon, IconLibrary, IconSvg } from './icon.js';
import { isImage } from '../../mdx/imageName.js';
import { candidateNames, plainName, retiredNames, standInNames } from './names.js';
import { iconSet, setNames, type SetName } from './sets.js';

const emoji = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?)$/v;

/** An emoji as an icon, in the reader's font. */
function emojiSvg(name: string): IconSvg | undefined {
  if (!emoji.test(name)) return undefined;
  const body = `<text x="8" y="8" font-size="13" text-anchor="middle" dominant-baseline="central">${name}</text>`;
  return { viewBox: '0 0 16 16', body, isEmoji: true };
}

/** Font Awesome sets for a style, nearest first (part 1.10 of the format). Commercial styles have none of their own. */
function setsFor(style: string | undefined): readonly SetName[] {
  switch (style) {
    case 'brands':
      return ['fa6-brands', 'fa6-solid', 'fa6-regular'];
    case 'solid':
    case 'duotone':
    case 'sharp-solid':
    case 'sharp-duotone-solid':
      return ['fa6-solid', 'fa6-regular', 'fa6-brands'];
    default:
      return ['fa6-regular', 'fa6-solid', 'fa6-brands'];
  }
}

function svgOf(setName: SetName, name: string): IconSvg | undefined {
  const { icons, aliases, width, height } = iconSet(setName);
  const parent = aliases && Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
  const key = parent ?? name;
  const icon = Object.hasOwn(icons, key) ? icons[key] : undefined;
  if (!icon) return undefined;
  return {
    viewBox: `${icon.left ?? 0} ${icon.top ?? 0} ${icon.width ?? width ?? 16} ${icon.height ?? height ?? 16}`,
    body: icon.body,
  };
}

const cachedIcons = new Map<string, IconSvg | undefined>();

/**
 * Finds a named icon in the nearest free style. Names of Font Awesome 4 to 6 are known, with or without `fa-`, then those of Lucide and Tabler;
 * brands need no style. An emoji is its own icon.
 *
 * @param siteLibrary library in which names are looked up first, unless the icon names one.
 * @returns undefined for unknown names and for paths and addresses of images.
 */
export function findIcon(icon: Icon, siteLibrary: IconLibrary = 'fontawesome'): IconSvg | undefined {
  const { name, style, library = siteLibrary } = icon;
  const key = `${library} ${style ?? ''} ${name}`;
  if (!cachedIcons.has(key))
    cachedIcons.set(
      key,
      emojiSvg(name) ?? (library === 'fontawesome' ? undefined : inSet(name, library)) ?? look(name, style),
    );
  return cachedIcons.get(key);
}

/** An icon by its name within one set. Tabler's brands are also found without their prefix. */
function inSet(name: string, set: 'lucide' | 'tabler'): IconSvg | undefined {
  const names = [plainName(name), ...(set === 'tabler' ? [`brand-${plainName(name)}`] : [])];
  for (const each of names) {
    const svg = svgOf(set, each);
    if (svg) return svg;
  }
  return undefined;
}

export const isShown = (icon: Icon): boolean => isImage(icon.name) || findIcon(icon) !== undefined;

// Lucide and Tabler come after Font Awesome, because they use some of its old names for icons of their own. Tabler is large and is only read for
// names that no other set has.
function look(name: string, style: string | undefined): IconSvg | undefined {
  const find = (names: readonly string[], sets: readonly SetName[]): IconSvg | undefined => {
    for (const candidate of names) {
      for (const set of sets) {
        const svg = svgOf(set, candidate);
        if (svg) return svg;
      }
    }
    return undefined;
  };
  const names = candidateNames(name);
  const replacement = standInNames(name);
  return (
    find(names, setsFor(style)) ??
    find(names, ['lucide']) ??
    find([...names, ...names.map((candidate) => `brand-${candidate}`)], ['tabler']) ??
    find(replacement, [...setsFor(style), 'lucide', 'tabler'])
  );
}

/** Every name that `findIcon` knows, unsorted and with repetitions. */
export function* iconNames(): Iterable<string> {
  for (const setName of setNames) {
    const { icons, aliases } = iconSet(setName);
    yield* Object.keys(icons);
    yield* Object.keys(aliases ?? {});
  }
  yield* retiredNames();
}

/**
 * The icon that an author most likely meant by an unknown name: the one with the shortest name of a kind (`chart-bar` for `chart`), or else the one
 * with the nearest name; undefined if there is neither.
 */
export function nearestIcon(name: string): string | undefined {
  const plain = plainName(name);
  const names = new Set(iconNames());
  const ofKind = [...names].filter((each) => each.startsWith(`${plain}-`)).sort((a, b) => a.length - b.length);
  return ofKind[0] ?? nearest(plain, names);
}
