import type { HeadProps } from './props.js';

/** An element of a page's head. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script' | 'style' | 'noscript';
  /** `true` writes the name alone, `false` leaves the attribute out. */
  attributes?: Readonly<Record<string, string | boolean>>;
  /** Its text: the code of a script, the rules of a style, HTML in `noscript`. */
  content?: string;
}

/** A page's file before it is compiled. */
export interface PageText {
  /** Path from the documentation folder. */
  file: string;
  /** The whole file, frontmatter included. */
  text: string;
}

/** The site that a build has written. */
export interface BuiltSite {
  /** Absolute path of the folder that the documentation was written to. */
  folder: string;
  /** URL prefix without a slash at its end; empty at the root of a host. */
  base: string;
  /** Address that the site is published at, where it is known. */
  url?: string;
  /** Its pages, by their addresses without the base. */
  pages: readonly { path: string; title: string; file?: string }[];
}

type Awaitable<Value> = Value | Promise<Value>;

/** Functions of an Astro project that change what Trellis reads and writes. A hook that returns nothing changes nothing. */
export interface TrellisHooks {
  /**
   * Changes the configuration, each time the folder is read.
   *
   * @param config what `docs.json` (or `mint.json`) holds, as `JSON.parse` gives it.
   * @returns what counts in its place, in the same format.
   */
  config?: (config: Record<string, unknown>) => Awaitable<Record<string, unknown> | undefined>;
  /**
   * Changes the text of a page, each time its file is read.
   *
   * @returns the text that counts in its place.
   */
  page?: (page: PageText) => string | undefined;
  /** @returns elements for the end of a page's head, each time the page is rendered. */
  head?: (page: HeadProps) => readonly HeadElement[] | undefined;
  /** Runs when the whole site, its search index included, has been written; what it throws ends the build. */
  done?: (site: BuiltSite) => Awaitable<void>;
}
