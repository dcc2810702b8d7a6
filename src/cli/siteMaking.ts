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
  /** Print notes too. */
  verbose: boolean;
}

/** Steps that a command adds between rendering a site and putting it in place. */
export interface MakingSteps {
  /** Changes the site in the folder of its run. */
  change?: (run: string, progress: Progress) => Promise<void>;
  /** Called when the site is in place. */
  placed?: (run: string) => void;
}

/** A site that is in place. */
export interface MadeSite {
  rendered: RenderedSite;
  diagnostics: readonly Diagnostic[];
}

/**
 * Builds a site and puts it in place. If that fails, the previous output stays.
 *
 * @returns the exit code if no site was built; the reason has been printed.
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

/** @returns the diagnostics; undefined if they are not accepted and the previous output stays. */
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
