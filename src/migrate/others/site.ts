import type { Lost, WrittenObject } from '../written.js';
import type { Sidebar } from './entry.js';
import type { OtherGenerator } from './generators.js';
import type { Pages } from './pages.js';

/** A folder with pages of another generator's site: all pages, or those of a version or language. */
export interface Part {
  pages: Pages;
  /** Path of a page on the old site, without leading and trailing slash, by the page's id. Pages keep their paths. */
  routeOf: (id: string) => string;
  sidebars: readonly Sidebar[];
  version?: { label: string; isDefault: boolean };
  /** Language of its pages. A link to another site has `href` and no pages. */
  language?: { tag: string; isDefault: boolean; href?: string | undefined };
}

/** The convertible parts of another generator's site. */
export interface ForeignSite {
  tool: OtherGenerator;
  /** Settings of docs.json except the navigation. Paths of files are relative to the folders in `statics`. */
  docs: WrittenObject;
  parts: readonly Part[];
  /** Folders whose files are served from the root. */
  statics: readonly string[];
  /** Folder for which `@/` and `@site/` stand. */
  project: string;
  /** Path below which the old site was served: `/docs`; empty for none. */
  base: string;
  /** Labels of pages in sidebars that differ from their titles, by file. */
  labels: ReadonlyMap<string, string>;
  lost: readonly Lost[];
}
