import type { Config } from './config.js';
import { codesOf } from './languageTag.js';
import type { NavigationNode } from './navigation/node.js';

/** Path of a file from the root of the folder, as docs.json names it. */
const fromRoot = (entry: string): string => entry.replace(/^(?:\.?\/)+/, '');

/**
 * A configuration in which the parts of a language name the specifications in the folder of that language: `de/openapi.yaml`
 * where `openapi.yaml` is written and the folder `de` has such a file (FORMAT.md 1.15).
 *
 * @param has whether a file is at an address, such as `/de/openapi.yaml`.
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
