import path from 'node:path';
import { mark, markText } from '../content/siteMark.js';
import { copyOf, type Listing, type SiteFile } from '../features/siteFile.js';
import type { Frame, FramePage } from '../frame/frame.js';
import type { Session } from '../project/session.js';
import type { PageContext } from '../render/pageContext.js';
import { digestOf } from '../shared/digest.js';
import type { Edits } from '../shared/edits.js';
import { editTags, type TagReader } from '../shared/readTags.js';
import { isRooted } from '../shared/url.js';
import { languageOf } from '../site/language.js';
import { treeAddress } from '../site/navigation/branch.js';
import { redirectPages } from '../site/redirectPages.js';
import type { Route, Site } from '../site/site.js';
import { redirectPage, redirectScript } from '../theme/layout/redirect.js';
import { fetchedViews, largeViews } from './views.js';

/** Returns the file for a page's address. */
type PageFile = (address: string) => string;

/** The page `/guides/watering` is the file `/guides/watering/index.html`. Hosts expect the error pages at the root. */
export const indexFile: PageFile = (address) =>
  /^\/(?:404|500)$/.test(address) ? `${address}.html` : `${address.replace(/\/$/, '')}/index.html`;

type PageRoute = Pick<PageContext, 'route' | 'view'>;
type Note = (address: string) => void;

/** Prints the pages of a session's site. */
function createPrinter({ rendering }: Session, frame: Frame, readers: (html: string, edits: Edits) => TagReader[]) {
  const scripts = [frame.earlyScript, redirectScript];
  const finish = (html: string, used: Set<string>, route?: Route): string =>
    editTags(html, (edits) => [
      frame.styles.reader(html, edits, used),
      ...rendering.finish({ html, scripts, ...(route && { route }) }, edits),
      ...readers(html, edits),
    ]);
  return {
    page: async (kind: FramePage, language: string, note: Note, around: PageRoute = {}): Promise<string> => {
      const { route } = around;
      if (route) await rendering.loadHighlighting();
      const began = performance.now();
      const used = new Set<string>();
      const use = (address: string): string => {
        used.add(address);
        return rendering.base + address;
      };
      const words = rendering.wordsOf(language);
      const page = finish(await frame.print(kind, { ...rendering, language, words, use, ...around }), used, route);
      used.forEach(note);
      if (route) rendering.tookTime?.(route, performance.now() - began);
      return page;
    },
    redirect: (destination: string): string => finish(redirectPage(destination, rendering.site), new Set()),
  };
}

/** Options for listing pages. */
export interface PageListing {
  /** Returns the file for a page's address. */
  fileOf?: PageFile;
  /** True for the address of a page that is left out because something else answers it. */
  isLeft?: (address: string) => boolean;
  /** Returns further readers of a printed page. */
  readers?: (html: string, edits: Edits) => TagReader[];
}

/** Lists the pages of a site: those of the navigation, redirects, the not-found page, and pages with navigation trees. */
export function* listPages(
  session: Session,
  frame: Frame,
  { fileOf = indexFile, isLeft = () => false, readers = () => [] }: PageListing = {},
): Generator<[string, SiteFile]> {
  const { site, base, keyOf, otherVersions } = session.rendering;
  const print = createPrinter(session, frame, readers);
  for (const [address, destination] of redirectsOf(site, base))
    if (!isLeft(address)) yield [fileOf(address), { contents: () => print.redirect(destination) }];
  for (const route of site.routes.values()) {
    const key = (): string | undefined => {
      const own = keyOf(route);
      return own === undefined ? undefined : `${frame.digest} ${own}`;
    };
    const contents = (note: Note): Promise<string> => print.page('page', route.language, note, { route });
    if (!isLeft(route.path)) yield [fileOf(route.path), { key, contents }];
  }
  // Pages without a text of their own contain the frame of the home page. Its key covers the settings that the frame depends on.
  const start = site.routes.get(site.home);
  const keyInFrame = (...own: readonly unknown[]): string | undefined => {
    const keyOfStart = start && keyOf(start);
    return keyOfStart === undefined ? undefined : digestOf(frame.digest, keyOfStart, ...own);
  };
  if (!isLeft('/404') && !site.routes.has('/404')) {
    const key = (): string | undefined => keyInFrame('404', start?.view.digest, redirectPages(site).others);
    yield [fileOf('/404'), { key, contents: (note) => print.page('404', languageOf(site, start?.view.version), note) }];
  }
  for (const [kind, form, views] of [
    ['navigation', 'nav', fetchedViews(site)],
    ['pages', 'pages', largeViews(site)],
  ] as const)
    for (const view of views) {
      const language = languageOf(site, view.version);
      const key = (): string | undefined => keyInFrame(view.digest, language, otherVersions?.());
      // Scripts fetch these files at fixed addresses.
      yield [
        indexFile(treeAddress(form, view)),
        { key, contents: (note) => print.page(kind, language, note, { view }) },
      ];
    }
}

/** The pages that redirect: their own addresses without base, and their targets with base. */
export function redirectsOf(site: Pick<Site, 'routes' | 'redirects' | 'home'>, base: string): Map<string, string> {
  const isHomeElsewhere = site.routes.size > 0 && !site.routes.has('/');
  const home = isHomeElsewhere ? [{ source: '/', destination: site.home }] : [];
  return new Map(
    [...home, ...redirectPages(site).own].map(({ source, destination }) => [
      source,
      isRooted(destination) ? base + destination : destination,
    ]),
  );
}

/**
 * Lists the files of a site except pages and texts: the author's, those that all pages load, and those of features. A page has precedence
 * over a file at its address.
 *
 * @param pages addresses of the pages' files.
 * @param used addresses of the files that pages use. If left out, lists all optional files and no style sheets.
 */
export function* listAssets(
  { state }: Session,
  frame: Frame,
  pages: Iterable<string>,
  used?: ReadonlySet<string>,
): Listing {
  const paths = new Set([...pages].flatMap(withFolders));
  // Without this file GitHub Pages leaves out folders whose names begin with `_`.
  yield ['/.nojekyll', { contents: () => '' }];
  yield [`/${mark}`, { contents: () => markText }];
  for (const [address, file] of state.content.assets) if (!paths.has(address)) yield [address, copyOf(file)];
  yield* frame.files;
  for (const address of used ?? []) {
    const css = frame.styles.at(address);
    if (css !== undefined) yield [address, { key: () => address, contents: () => css }];
  }
  for (const feature of state.features)
    for (const [address, file] of feature.files?.() ?? [])
      if (!file.isOptional || !used || used.has(address)) yield [address, file];
}

/** An address and its parent folders. */
function withFolders(address: string): string[] {
  const above = path.posix.dirname(address);
  return above === address ? [] : [address, ...withFolders(above)];
}
