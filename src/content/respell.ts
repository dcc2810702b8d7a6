import { findId } from './fragment.js';
import type { ResolvedLink } from './links.js';
import type { Page } from './page.js';

/** Targets of links as an author wrote them -> as they name the id that is meant. */
export type Respelled = ReadonlyMap<string, string>;

/** What is known of a page's ids: nothing where imports, a specification or a fault leave open what it will hold. */
function idsOf({ body, frontmatter, ids }: Page): readonly string[] | undefined {
  const isComplete = body?.imports.length === 0 && !frontmatter.api && !frontmatter.openapi && !frontmatter['openapi-schema'];
  return isComplete ? ids : undefined;
}

/**
 * Finds links whose fragment is spelled otherwise than the one id that it can mean, so that they lead there without a script.
 *
 * @param pages all pages, by route.
 */
export function respell(page: Page, pages: ReadonlyMap<string, Page>, resolve: (target: string) => ResolvedLink): Respelled {
  const respelled = new Map<string, string>();
  for (const { kind, target } of page.references) {
    if (kind !== 'link' || !target.includes('#')) continue;
    const link = resolve(target);
    if (link.kind === 'external' || !link.fragment) continue;
    const ids = link.kind === 'anchor' ? idsOf(page) : pages.has(link.path) ? idsOf(pages.get(link.path) as Page) : undefined;
    const meant = ids && findId(ids, link.fragment);
    if (meant !== undefined && meant !== link.fragment) respelled.set(target, `${target.slice(0, target.indexOf('#'))}#${meant}`);
  }
  return respelled;
}
