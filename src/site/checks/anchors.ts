import type { Page } from '../../content/page.js';
import { nearest } from '../../diagnostics/nearest.js';
import { findId } from '../fragment.js';
import type { Targets } from './targets.js';

/**
 * Message about a link whose fragment does not exist on its target page; undefined if it exists or may exist.
 *
 * @param page address of the page that contains the link.
 */
export function deadAnchor(
  target: string,
  { path, fragment = '' }: { path: string; fragment?: string },
  targets: Targets,
  page?: string,
): { message: string; help: string } | undefined {
  const other = targets.page(path);
  const ids = other && idsOf(other.source.kind === 'content' ? other.source.page : undefined);
  if (!ids || fragment === '' || fragment === 'top' || fragment.startsWith(':~:')) return undefined;
  if (findId(ids, fragment) !== undefined) return undefined;
  const meant = nearest(fragment, ids);
  return {
    message: `The link \`${target}\` names no heading of ${path === page ? 'this page' : `\`${path}\``}.`,
    help: meant === undefined ? 'Correct or remove the part after `#`.' : `Did you mean \`#${meant}\`?`,
  };
}

/** The fragments of a page; undefined if imports or a missing body make them unknown. */
function idsOf(page: Page | undefined): readonly string[] | undefined {
  return page?.body && page.body.imports.length === 0 ? page.ids : undefined;
}
