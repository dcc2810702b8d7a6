import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { ContentNode } from '../render/contentNode.js';
import type { FinishedPage, MadePage, Rendering } from '../render/rendering.js';
import type { Route } from '../site/site.js';
import type { TrellisPlugin } from './plugin.js';

/** Answers a request of the development server, or passes it on. */
export type Answer = (
  request: IncomingMessage & { originalUrl?: string | undefined },
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * What a feature adds to the site that was just read. A plug-in is a feature too; the slots that are declared here have types that only
 * Trellis uses. `project/features.ts` lists all features, and creates them again for each reading of the folder.
 */
export interface Feature extends TrellisPlugin {
  /** Everything that its part of the page depends on and `route.digest` does not cover. */
  key?(route: Route): string;
  nodes?(nodes: readonly ContentNode[], route: Route): readonly ContentNode[] | undefined;
  /** Services for the routes and components that print pages. */
  context?: Partial<Rendering>;
  check?(routes: readonly Route[]): readonly Diagnostic[];
  /** Prepares the files that pages refer to. */
  prepare?(): Promise<readonly Diagnostic[]>;
  /** Changes the HTML of a page before it leaves. */
  finish?(page: FinishedPage, made: MadePage): FinishedPage;
  /** Serves in development what `done` would write. */
  answer?: Answer;
}

/** How a documentation folder is used. */
export interface FeatureOptions {
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
  isDev?: boolean;
  /** The folder is somebody's who is not trusted: nothing in it may run, and nothing outside of it is read or asked. */
  isUntrusted?: boolean | undefined;
  /** The development server answers for the APIs of the site. */
  mock?: boolean;
  /** Icons are painted, and share images where the address of the site is known and docs.json does not say otherwise. */
  paintsImages?: boolean;
  /** Scripts that the bundler of an Astro project puts into pages, complete before the first page is rendered; left out for the command line. */
  inlined?: ReadonlySet<string>;
}
