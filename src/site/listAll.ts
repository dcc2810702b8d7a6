import type { Config, NavigationGroup } from '../config/config.js';

function listsNothing({ navigation, openapi, tabs, anchors }: Config): boolean {
  const isEmpty = ({ pages, openapi }: NavigationGroup): boolean =>
    openapi === undefined && pages.every((page) => typeof page !== 'string' && isEmpty(page));
  const hasNone = ({ openapi }: { openapi?: unknown }): boolean => openapi === undefined;
  return openapi.length === 0 && tabs.every(hasNone) && anchors.every(hasNone) && navigation.every(isEmpty);
}

/**
 * Lists every page in the order of the files where docs.json lists none: its navigation is missing or could not be used.
 *
 * @param pages as the navigation names them.
 */
export function listAll(config: Config, pages: readonly string[]): Config {
  return listsNothing(config) ? { ...config, navigation: [{ group: '', pages: [...pages] }] } : config;
}
