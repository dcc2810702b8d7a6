import { parseConfig } from '../../../src/config/load.js';
import { createSite } from '../../../src/site/createSite.js';
import type { Level } from '../../../src/site/navigation/view.js';
import { levelIn, page } from '../site/build.js';

export const base = { name: 'Fern', colors: { primary: '#16735A' } };

/** Reads what can be read. */
export function read(text: string) {
  const { config, written, ...rest } = parseConfig(text, 'docs.json');
  if (!config || !written) throw new Error('It cannot be read.');
  return { config, written, ...rest };
}

/** The pages as readers see them: their address, place and neighbours. */
export function seen(text: string, pages: readonly string[]) {
  const { config, source } = read(text);
  const site = createSite({
    config,
    configSource: source,
    pages: pages.map((id) => page(id)),
    assets: new Set(),
    specifications: [],
  });
  const versions = config.navigation.children.filter(({ kind }) => kind === 'version');
  const chosen = ({ divisions, current }: Level): string | undefined =>
    divisions.find(({ id }) => id === current)?.label;
  return [...site.routes.values()].map(({ path, breadcrumbs, previous, next, versions: own, view }) => ({
    path,
    groups: breadcrumbs,
    neighbours: [previous?.href, next?.href],
    // A page of all versions is of none in particular.
    versions: own?.length === versions.length ? undefined : own,
    tab: chosen(levelIn(view, 'tab')),
    anchor: chosen(levelIn(view, 'anchor')),
  }));
}
