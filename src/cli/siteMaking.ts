import { beginBuild } from '../build/buildRun.js';
import { clearCache } from '../shared/cacheFolder.js';
import { refusalOf, type OutputKind } from '../build/outputPlace.js';
import { cacheTaken, isWhole } from '../project/runs.js';
import { completeSite, type RenderedSite } from '../build/siteCompletion.js';
import { findContentRoot } from '../config/paths.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { Progress } from './progress.js';
import { renderInChildProcess, type RenderOptions } from './siteRendering.js';
import { exitCode, wrongUsage } from './usage.js';

export interface MakingOptions extends Omit<RenderOptions, 'run'> {
  kind: OutputKind;
  /** Tell notes too. */
  verbose: boolean;
}

/** Steps of a command of its own, between a site that is rendered and one that is in its place. */
export interface MakingSteps {
  /** Changes the site in the folder of its run. */
  change?: (run: string, progress: Progress) => Promise<void>;
  /** Comes when the site is in its place. */
  placed?: (run: string) => void;
}

/** A site in its place. */
export interface MadeSite {
  rendered: RenderedSite;
  diagnostics: readonly Diagnostic[];
}

/**
 * Makes a site and puts it in its place. Where that fails, the previous output stays.
 *
 * @returns the exit code where none was made; the reason has been printed.
 */
export async function makeSite(
  { kind, verbose, ...options }: MakingOptions,
  { change, placed }: MakingSteps = {},
): Promise<MadeSite | number> {
  const { folder, output, strict, untrusted } = options;
  const refusal = refusalOf({ output, folder, contentFolder: await findContentRoot(folder), kind });
  if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`);
    return wrongUsage;
  }
  if (untrusted) clearCache(folder);
  const { run, end } = await beginBuild(folder, output);
  let rendered: RenderedSite | number | undefined;
  try {
    rendered = await renderInChildProcess({ ...options, run });
    if (!isWhole(run)) throw cacheTaken(folder);
    if (typeof rendered === 'number') return rendered;
    const diagnostics = await complete(rendered, { kind, verbose, strict, change });
    if (!diagnostics) return 1;
    placed?.(run);
    return { rendered, diagnostics };
  } finally {
    end(typeof rendered === 'object');
  }
}

/** @returns what was found; undefined where that is not accepted, and the previous output stays. */
async function complete(
  rendered: RenderedSite,
  { kind, verbose, strict, change }: Pick<MakingOptions, 'kind' | 'verbose' | 'strict'> & Pick<MakingSteps, 'change'>,
): Promise<readonly Diagnostic[] | undefined> {
  const progress = new Progress();
  const end = progress.giveWay();
  if (rendered.feed) progress.begin('Making the search index');
  const accept = (found: readonly Diagnostic[]): boolean => !strict || exitCode(found, true) === 0;
  try {
    const diagnostics = await completeSite(rendered, {
      accept,
      isVerbose: verbose,
      kind,
      change: change && (() => change(rendered.run, progress)),
    });
    return accept(diagnostics) ? diagnostics : undefined;
  } finally {
    end();
  }
}
