import { findId } from './fragment.js';
import { reachable } from '../mdx/interactivity.js';
import type { ResolvedLink } from './links.js';
import { hasReference, type Page } from './page.js';
import type { ContentModule } from '../mdx/compiled.js';

/** Maps links as written to links with the id that is meant. */
export type Respelled = ReadonlyMap<string, string>;

type Modules = ReadonlyMap<string, ContentModule>;

/** The ids of a page; undefined if an import, a specification or a fault makes them unknown. */
function idsOf(page: Page, modules: Modules): readonly string[] | undefined {
  if (!page.body || hasReference(page)) return undefined;
  const imported = Array.from(reachable(page.body.imports, modules), (key) => modules.get(key)?.ids);
  return imported.every((ids) => ids !== undefined) ? [...page.ids, ...imported.flat()] : undefined;
}

/**
 * Finds links whose fragment is spelled differently from the only id that it can mean, so that they work without a script.
 *
 * @param pages all pages, by route.
 */
export function respellLinks(
  page: Page,
  { pages, modules }: { pages: ReadonlyMap<string, Page>; modules: Modules },
  resolve: (target: string) => ResolvedLink,
): Respelled {
  const respelled = new Map<string, string>();
  for (const { kind, target } of page.references) {
    if (kind !== 'link' || !target.includes('#')) continue;
    const link = resolve(target);
    if (link.kind === 'external' || !link.fragment) continue;
    const other = link.kind === 'anchor' ? page : pages.get(link.path);
    const ids = other && idsOf(other, modules);
    const id = ids && findId(ids, link.fragment);
    if (id !== undefined && id !== link.fragment)
      respelled.set(target, `${target.slice(0, target.indexOf('#'))}#${id}`);
  }
  return respelled;
}
