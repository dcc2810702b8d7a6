import { resolveLink } from '../content/links.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Entry } from './entry.js';
import type { Outline } from './navigation/outline.js';
import { followRedirects } from './redirectPath.js';
import type { Redirect } from './site.js';
import { hasWildcard } from './wildcards.js';

interface MovedPages {
  /** The other entries. */
  entries: ReadonlyMap<string, Entry>;
  diagnostics: readonly Diagnostic[];
}

/**
 * Takes out pages that a redirect leads away from and that the navigation does not list, which authors leave behind when they move a page. The hosted
 * product redirects before it looks for a page.
 *
 * @param entries all pages, by path.
 * @param outline which pages the navigation lists.
 * @param redirects those of docs.json that can be followed.
 */
export function takeMovedPages(
  entries: ReadonlyMap<string, Entry>,
  outline: Outline,
  redirects: readonly Redirect[],
): MovedPages {
  const listed = new Set(outline.pages.map(({ entry }) => entry.path));
  const rest = new Map(entries);
  const diagnostics = redirects.flatMap(({ source }) => {
    const { page } = rest.get(source)?.source ?? {};
    // The index page is the start page in any case (FORMAT.md 1.7).
    if (!page || source === '/' || hasWildcard(source) || listed.has(source)) return [];
    const isOther = (path: string): boolean => path !== source && rest.has(path);
    const { end, isLoop } = followRedirects(source, redirects, isOther);
    if (isLoop || end === undefined || !exists(end, rest, listed)) return [];
    rest.delete(source);
    return diagnostic('site/moved-page', {
      message: `The page is not published, because a redirect leads from \`${source}\` to \`${end}\` and the navigation does not list it.`,
      help: 'Delete the file, or remove the redirect.',
      file: page.file,
    });
  });
  return { entries: rest, diagnostics };
}

/** True if a redirect to a target leads to something: another site, a page or a folder with listed pages, which leads to the first of them. */
function exists(target: string, entries: ReadonlyMap<string, Entry>, listed: ReadonlySet<string>): boolean {
  const link = resolveLink(target, '/');
  if (link.kind !== 'internal' || entries.has(link.path)) return true;
  const folder = `${link.path.replace(/\/$/, '')}/`;
  return listed.keys().some((path) => path.startsWith(folder));
}
