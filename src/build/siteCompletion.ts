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

/** A page that took long to render. */
export interface SlowPage {
  /** Address of the page without the base. */
  path: string;
  milliseconds: number;
}

/** A rendered site that lacks its search index and is not in place yet. */
export interface RenderedSite {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Folder of the run that rendered it. */
  run: string;
  /** Absolute path of the output folder. */
  output: string;
  /** Number of pages. */
  pages: number;
  /** All diagnostics so far. */
  diagnostics: readonly Diagnostic[];
  /** The pages that took longest to render, slowest first. */
  slowest: readonly SlowPage[];
  /** Absent if there is nothing to search, or another service does the searching. */
  feed?: SearchFeed;
}

interface Completion {
  /** Decides from the diagnostics whether to go on. If it returns false, the previous output stays in place. */
  accept?: (diagnostics: readonly Diagnostic[]) => boolean;
  /** Notes are printed too. */
  isVerbose?: boolean;
  /** What the site is completed as. */
  kind?: OutputKind;
  /** Changes the site in the folder of its run before it is moved into place. */
  change?: () => Promise<void>;
}

/**
 * Builds the search index of a rendered site, prints all diagnostics, and moves the site into place.
 *
 * @returns the diagnostics.
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

// A build takes a while, so the output folder may have changed since it was checked.
async function place(folder: string, run: string, output: string, kind: OutputKind): Promise<void> {
  const refusal = refusalOf({ output, folder, contentFolder: await findContentRoot(folder), kind });
  if (refusal !== undefined) throw withoutStack(refusal);
  if (!isWhole(run)) throw cacheTaken(folder);
  placeSite(run, realPlace(output));
}
