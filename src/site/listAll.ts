import type { Config } from '../config/config.js';
import type { GroupNode } from '../config/navigation/node.js';
import { nodesOf } from '../config/navigation/walk.js';

function listsNothing({ navigation, api }: Config): boolean {
  const isListing = [...nodesOf(navigation)].some(
    ({ node }) => node.kind === 'page' || ('openapi' in node && node.openapi !== undefined),
  );
  return api.openapi.length === 0 && !isListing;
}

/**
 * Lists every page in the order of the files, for a docs.json whose navigation is missing or unusable.
 *
 * @param pages pages in the navigation's notation.
 */
export function listAll(config: Config, pages: readonly string[]): Config {
  if (!listsNothing(config)) return config;
  const { navigation } = config;
  const divisions = navigation.children.filter(({ kind }) => kind !== 'group');
  const group: GroupNode = { kind: 'group', label: '', children: pages.map((page) => ({ kind: 'page', page })) };
  return { ...config, navigation: { ...navigation, children: [...divisions, group] } };
}
