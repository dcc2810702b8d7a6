import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { ContentNode } from '../render/contentNode.js';
import type { PrintedPage, Rendering } from '../render/rendering.js';
import type { Edits } from '../shared/edits.js';
import type { TagReader } from '../shared/readTags.js';
import type { Handler } from '../shared/serve/handler.js';
import type { Route } from '../site/site.js';
import type { TrellisPlugin } from './plugin.js';
import type { Listing } from './siteFile.js';
import type { VersionFamily } from './versions/versionSite.js';

/**
 * What a feature adds to a site. A plug-in is a feature too; the slots declared here have types that only Trellis uses. `project/features.ts` lists
 * all features and creates them again each time the folder is read.
 */
export interface Feature extends TrellisPlugin {
  /** Returns everything that the feature's part of a page depends on, besides what `route.digest` covers. */
  key?(route: Route): string;
  nodes?(nodes: readonly ContentNode[], route: Route): readonly ContentNode[] | undefined;
  /** Services for the routes and components that print pages. */
  context?: Partial<Rendering>;
  /** Receives the services of the routes, for files that the feature prints itself. */
  use?(rendering: Rendering): void;
  check?(routes: readonly Route[]): readonly Diagnostic[];
  /** Prepares files that pages refer to. */
  prepare?(): Promise<readonly Diagnostic[]>;
  /** Returns a reader of a printed page, which notes its edits. All features read a page in one pass, as it was printed. */
  finish?(page: PrintedPage, edits: Edits): TagReader;
  /** Returns the files that it adds to a built site, by root-relative address without base. Called after `prepare`. */
  files?(): Listing;
  /** Answers requests of the development server, before it looks for a file of the site. */
  answer?: Handler;
}

/** Options for using a documentation folder. */
export interface FeatureOptions {
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
  isDev?: boolean;
  /** The folder comes from somebody who is not trusted: no code in it runs, and nothing outside of it is read or requested. */
  isUntrusted?: boolean | undefined;
  /** The development server also answers API requests. */
  mock?: boolean;
  /** Render icons, and share images if the site's address is known and docs.json does not turn them off. */
  paintsImages?: boolean;
  /** Versions that link to each other. */
  versions?: VersionFamily | undefined;
  /** Plug-ins of an Astro project. */
  plugins?: readonly TrellisPlugin[];
}
