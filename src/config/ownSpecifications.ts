import type { Config } from './config.js';
import { codesOf } from './languageTag.js';
import type { NavigationNode } from './navigation/node.js';

/** Path of a file relative to the folder's root, from one written in docs.json. */
const fromRoot = (entry: string): string => entry.replace(/^(?:\.?\/)+/, '');

/**
 * Replaces specifications in the navigation of a language with those in the language's folder: `de/openapi.yaml` for `openapi.yaml`, if that file
 * exists (FORMAT.md 1.15).
 *
 * @param has true if a file exists at an address such as `/de/openapi.yaml`.
 */
export function withOwnSpecifications(config: Config, has: (address: string) => boolean): Config {
  function placed(node: NavigationNode, around: string | undefined): NavigationNode {
    if (node.kind === 'page') return node;
    const inside = 'locale' in node ? node.locale : around;
    const folders = inside === undefined ? [] : codesOf(inside);
    const own = (entry: string): string =>
      folders.map((folder) => `${folder}/${fromRoot(entry)}`).find((file) => has(`/${file}`)) ?? entry;
    const openapi = 'openapi' in node ? node.openapi?.map(own) : undefined;
    const children = node.children.map((child) => placed(child, inside));
    return { ...node, children, ...(openapi && { openapi }) } as NavigationNode;
  }
  const { navigation } = config;
  return {
    ...config,
    navigation: { ...navigation, children: navigation.children.map((each) => placed(each, undefined)) },
  };
}
