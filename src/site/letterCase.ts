import type { Config } from '../config/config.js';
import { mapNodes } from '../config/navigation/walk.js';
import type { JsonPath } from '../config/tree.js';
import { inLetterCase, pagePath, resolveLink } from '../content/links.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SiteInput } from './input.js';

/** A path as written, in the letter case of the existing file; undefined if they differ in more than that. */
function respelled(name: string, actual: string): string | undefined {
  const [, before = '', core = '', after = ''] =
    /^((?:\.{0,2}\/)*)(.*?)((?:\.mdx?)?\/?(?:[?#].*)?)$/is.exec(name) ?? [];
  const there = actual.slice(actual.length - core.length);
  return core !== '' && there.toLowerCase() === core.toLowerCase() ? `${before}${there}${after}` : undefined;
}

/** Message, help and fix of a diagnostic, without position. */
export function letterCase(name: string, actual: string): Pick<Diagnostic, 'message' | 'fix'> & { help: string } {
  const to = respelled(name, actual);
  return {
    ...(to === undefined || to === name ? {} : { fix: { from: name, to } }),
    message: `\`${name}\` is there as \`${actual}\`, in another letter case.`,
    help: `Write \`${actual}\`: most servers distinguish upper and lower case.`,
  };
}

/**
 * Corrects the letter case of pages in the navigation, destinations of redirects, logo, favicon and background image to match existing pages and
 * files.
 */
export function inActualCase(input: SiteInput): { config: Config; diagnostics: Diagnostic[] } {
  const { config, configSource, pages, assets, moved = new Map<string, string>() } = input;
  const routes = new Set(pages.map(({ route }) => route));
  const pageAlike = inLetterCase(routes);
  const anyAlike = inLetterCase([...routes, ...assets.keys()]);
  const diagnostics: Diagnostic[] = [];

  function tell(place: JsonPath, name: string, actual: string): string {
    // The short form of `logo` and `favicon` has no keys.
    const at = configSource.spanOf(place) ? place : place.slice(0, 1);
    const fault = diagnostic('site/letter-case', { ...letterCase(name, actual), ...configSource.placeOf(at) });
    if (!diagnostics.some(({ message }) => message === fault.message)) diagnostics.push(fault);
    return actual;
  }

  function page(name: string, place: JsonPath): string {
    const path = pagePath(name);
    const own = moved.get(path);
    if (own !== undefined) return own.slice(1);
    const actual = routes.has(path) ? undefined : pageAlike(path);
    return actual === undefined ? name : tell(place, name, actual.slice(1) || 'index');
  }

  function target<T extends string | undefined>(address: T, place: JsonPath): T | string {
    const link = address === undefined ? undefined : resolveLink(address, '/');
    if (address === undefined || link?.kind !== 'internal') return address;
    const own = moved.get(link.path);
    if (own !== undefined) return own;
    if (routes.has(link.path) || assets.has(link.path)) return address;
    const actual = anyAlike(link.path);
    return actual === undefined ? address : tell(place, address, actual);
  }

  const { navigation, redirects, logo, favicon, background } = config;
  const pair = <T extends { light: string; dark: string }>(files: T, key: string): T => ({
    ...files,
    light: target(files.light, [key, 'light']),
    dark: target(files.dark, [key, 'dark']),
  });
  return {
    config: {
      ...config,
      navigation: mapNodes(navigation, ({ node, path }) =>
        node.kind === 'page' ? { ...node, page: page(node.page, [...path, 'page']) } : node,
      ),
      redirects: redirects.map((redirect, index) => ({
        ...redirect,
        destination: target(redirect.destination, ['redirects', index, 'destination']),
      })),
      ...(logo ? { logo: pair(logo, 'logo') } : {}),
      ...(favicon ? { favicon: pair(favicon, 'favicon') } : {}),
      background: { ...background, image: target(background.image, ['background', 'image']) },
    },
    diagnostics,
  };
}
