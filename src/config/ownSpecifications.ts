import type { Config } from './config.js';
import { codesOf } from './languageTag.js';
import { mapNodes } from './navigation/walk.js';

/** Converts a path in docs.json to one relative to the documentation folder. */
const fromRoot = (entry: string): string => entry.replace(/^(?:\.?\/)+/, '');

/**
 * Replaces specifications in the navigation of a language with those in the language's folder: `de/openapi.yaml` for `openapi.yaml`, if that file
 * exists (FORMAT.md 1.15).
 *
 * @param has true if a file exists at an address such as `/de/openapi.yaml`.
 */
export function withOwnSpecifications(config: Config, has: (address: string) => boolean): Config {
  const navigation = mapNodes(config.navigation, ({ node, levels }) => {
    if (!('openapi' in node) || !node.openapi) return node;
    const locale = levels.findLast((level) => level.locale !== undefined)?.locale;
    const folders = locale === undefined ? [] : codesOf(locale);
    const own = (entry: string): string =>
      folders.map((folder) => `${folder}/${fromRoot(entry)}`).find((file) => has(`/${file}`)) ?? entry;
    return { ...node, openapi: node.openapi.map(own) };
  });
  return { ...config, navigation };
}
