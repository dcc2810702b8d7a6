import { findContentRoot } from '../config/paths.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import type { SearchFeed } from '../features/search/indexing/feed.js';
import { addSearch } from '../features/search/indexing/searchIndex.js';
import { realPlace, refusalOf, type OutputKind } from './outputPlace.js';
import { placeSite } from './sitePlacement.js';
import { printReport, withoutStack } from '../project/report.js';
import { searchFolder } from '../shared/cacheFolder.js';
import { cacheTaken, isWhole, stagingOf } from '../project/runs.js';

/** A page that took long to be rendered. */
export interface SlowPage {
  /** Its address without base. */
  path: string;
  milliseconds: number;
}

/** A site that is rendered, and neither has its search index nor is in its place. */
export interface RenderedSite {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Folder of the run that has rendered it. */
  run: string;
  /** Absolute path of its place. */
  output: string;
  /** Number of pages of the site. */
  pages: number;
  /** Everything found until now. */
  diagnostics: readonly Diagnostic[];
  /** Those that took longest to be rendered, the longest first. */
  slowest: readonly SlowPage[];
  /** Left out when there is nothing to find, or a service finds it. */
  feed?: SearchFeed;
}

interface Completion {
  /** Judges what was found; when it says false, the previous output stays in place. */
  accept?: (diagnostics: readonly Diagnostic[]) => boolean;
  /** Notes are printed, too. */
  isVerbose?: boolean;
  /** The site is completed as one of these. */
  kind?: OutputKind;
  /** Changes the site in the folder of its run before it is put in its place. */
  change?: () => Promise<void>;
}

/**
 * Gives a rendered site its search index, prints what was found in all, and puts the site in its place.
 *
 * @returns what was found.
 */
export async function completeSite(
  { folder, run, output, diagnostics, feed }: RenderedSite,
  { accept = () => true, isVerbose = false, kind = 'site', change }: Completion = {},
): Promise<readonly Diagnostic[]> {
  const all = arrange([...diagnostics, ...(feed ? await addSearch(searchFolder(folder), feed, stagingOf(run)) : [])]);
  printReport(folder, all, isVerbose);
  if (!accept(all)) return all;
  await change?.();
  await place(folder, run, output, kind);
  return all;
}

// A build takes a while: its place may have become another folder's.
async function place(folder: string, run: string, output: string, kind: OutputKind): Promise<void> {
  const refusal = refusalOf({ output, folder, contentFolder: await findContentRoot(folder), kind });
  if (refusal !== undefined) throw withoutStack(refusal);
  if (!isWhole(run)) throw cacheTaken(folder);
  placeSite(run, realPlace(output));
}
