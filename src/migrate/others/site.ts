import type { Lost, WrittenObject } from '../written.js';
import type { Sidebar } from './entry.js';
import type { OtherGenerator } from './generators.js';
import type { Pages } from './pages.js';

/** A folder of pages of another generator's site: all of them, or those of a version or a language. */
export interface Part {
  pages: Pages;
  /** Path of a page on the old site, without slashes around it, by the page's id. Pages keep their paths. */
  routeOf: (id: string) => string;
  sidebars: readonly Sidebar[];
  version?: { label: string; isDefault: boolean };
  /** Language of its pages; links to a site elsewhere have `href` and no pages. */
  language?: { tag: string; isDefault: boolean; href?: string | undefined };
}

/** Another generator's site, as far as it can be brought over. */
export interface ForeignSite {
  tool: OtherGenerator;
  /** Settings of docs.json, without the navigation. Paths of files start at the folders in `statics`. */
  docs: WrittenObject;
  parts: readonly Part[];
  /** Folders whose files are served from the root. */
  statics: readonly string[];
  /** Folder that `@/` and `@site/` stand for. */
  project: string;
  /** Path that the old site was served below: `/docs`; empty for none. */
  base: string;
  /** Labels of pages in sidebars, by file, where they differ from the titles. */
  labels: ReadonlyMap<string, string>;
  lost: readonly Lost[];
}
