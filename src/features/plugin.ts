import type { ContentNode } from '../render/contentNode.js';
import type { HeadElement } from '../render/parts/head.js';
import type { HeadProps } from '../render/parts/props.js';

type Awaitable<Value> = Value | Promise<Value>;

/** A page's file before it is compiled. */
export interface PageText {
  /** Path from the documentation folder. */
  file: string;
  /** The whole file, frontmatter included. */
  text: string;
}

/** A site that a build has written. */
export interface BuiltSite {
  /** Absolute path of the folder that the documentation was written to. */
  folder: string;
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
  /** Address at which the site is published, if known. */
  url?: string;
  /** The site's pages, with addresses that do not include the base. */
  pages: readonly { path: string; title: string; file?: string }[];
}

/** A page of the site, in the form that plug-ins receive. */
export interface PluginPage {
  /** Address without the base, such as `/guides/watering`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Language tag (BCP 47) of the interface around it. */
  readonly language: string;
  /** As in the page, including your own keys. */
  readonly frontmatter: Readonly<Record<string, unknown>>;
}

/** A problem that a plug-in reports; it becomes a warning. */
export interface PluginFault {
  message: string;
  /** What to do about it. */
  help?: string;
  /** Path of the file that it is about, from the documentation folder. */
  file?: string;
}

/**
 * A plug-in of an Astro project. Trellis's own features use the same slots. Every slot is optional, and a slot that returns nothing changes
 * nothing.
 *
 * @example
 * export const draftNotice = {
 *   name: 'draft-notice',
 *   nodes: (nodes, { frontmatter }) => (frontmatter.draft ? ['This page is a draft.', ...nodes] : nodes),
 * };
 */
export interface TrellisPlugin {
  /** Unique among a project's plug-ins; used in messages. */
  name: string;
  /**
   * Changes the configuration each time the folder is read.
   *
   * @param config content of `docs.json` or `mint.json`, as `JSON.parse` returns it.
   * @returns the content to use instead, in the same format.
   */
  config?(config: Record<string, unknown>): Awaitable<Record<string, unknown> | undefined>;
  /**
   * Changes the text of a page each time its file is read.
   *
   * @returns the text to use instead.
   */
  page?(page: PageText): string | undefined;
  /**
   * Changes the content of a page before it is printed as HTML. Its Markdown and the search index keep the author's text.
   *
   * @param nodes evaluated content: plain data, shared with other readers, so return new nodes instead of changing these.
   */
  nodes?(nodes: readonly ContentNode[], page: PluginPage): readonly ContentNode[] | undefined;
  /** Returns elements for the end of a page's head. */
  head?(page: HeadProps): readonly HeadElement[] | undefined;
  /**
   * Returns what the HTML of a page depends on besides the page and `docs.json`: options of the plug-in, or a file that it reads. An
   * incremental build renders the page again when this text changes.
   */
  key?(page: PluginPage): string;
  /** Reports problems each time the folder is read. */
  check?(pages: readonly PluginPage[]): readonly PluginFault[] | undefined;
  /**
   * Runs before the pages of a build are rendered.
   *
   * @returns problems.
   */
  prepare?(): Awaitable<readonly PluginFault[] | undefined>;
  /** Writes into a site whose other files are complete. An error ends the build. */
  done?(site: BuiltSite): Awaitable<void>;
}
