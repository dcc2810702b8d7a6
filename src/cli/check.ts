import path from 'node:path';
import { findBreaking } from './breaking/findBreaking.js';
import { externalFaults } from './externalLinks/faults.js';
import { cacheFolder, clearCache, makeCacheFolder } from '../shared/cacheFolder.js';
import { Project, type ProjectState } from '../project/project.js';
import { holdRejected } from '../project/rejections.js';
import { printReport, selectShown } from '../project/report.js';
import { evaluationFaults } from '../project/evaluationFaults.js';
import { loadConfig } from '../config/find.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import { formatJson } from '../diagnostics/json.js';
import { externalLinks } from '../site/externalLinks.js';
import { amount } from '../shared/amount.js';
import { applyFixes, type Fixes } from './fix.js';
import { onlyOf } from './selection.js';
import { documentedFolder, existingFolder, exitCode, UsageError } from './usage.js';

export interface CheckOptions {
  /** Path at which the site is served, as for `build`. */
  base: string;
  json: boolean;
  /** Print GitHub annotations even outside of a GitHub workflow. */
  github?: boolean;
  /** Request the external addresses that pages link to. */
  external?: boolean;
  /** Branch, tag or commit that the specifications are compared with. */
  breaking?: string;
  /** Fix faults that have exactly one fix. */
  fix?: boolean;
  /** Report only these files: paths or patterns. */
  files?: string[];
  strict: boolean;
  /** Print notes too. */
  verbose: boolean;
  /** The folder comes from somebody who is not trusted. */
  untrusted: boolean;
}

/**
 * Finds faults in a documentation folder without building it.
 *
 * @returns the exit code: 1 on any error, on changes of a specification that break clients and, with `strict`, on any warning.
 */
export async function check(dir: string, options: CheckOptions): Promise<number> {
  const { json, github = false, fix = false, strict, verbose, untrusted } = options;
  if (options.external && untrusted)
    throw new UsageError(
      'Give --external or --untrusted, not both: the author of the folder would choose which hosts are contacted.',
    );
  if (fix && untrusted)
    throw new UsageError('Give --fix or --untrusted, not both: an untrusted author must not cause changes to files.');
  // Programs receive every fault in the machine-readable form.
  const folder = json || github ? existingFolder(dir) : await documentedFolder(dir);
  if (untrusted) clearCache(folder);
  let all = await findAll(folder, options);
  const mended = fix ? applyFixes(folder, all) : { fixed: 0, files: 0 };
  if (mended.fixed > 0) all = await findAll(folder, options);
  const diagnostics = selectShown(all, verbose);
  if (fix && !json) process.stdout.write(`${fixedLine(mended)}\n`);
  if (json) process.stdout.write(`${formatJson(diagnostics)}\n`);
  else if (diagnostics.length > 0) printReport(folder, diagnostics, verbose, github || undefined);
  else process.stdout.write('No problems found.\n');
  return diagnostics.some(({ code }) => code === 'openapi/breaking-change') ? 1 : exitCode(diagnostics, strict);
}

function fixedLine({ fixed, files }: Fixes): string {
  if (fixed === 0) return 'Nothing to fix.';
  return `Fixed ${amount(fixed, 'problem')} in ${amount(files, 'file')}.`;
}

async function findAll(
  folder: string,
  { base, external, breaking, files, untrusted }: CheckOptions,
): Promise<readonly Diagnostic[]> {
  const rejected = holdRejected();
  const project = await Project.open(folder, {
    base: base.replace(/\/$/, ''),
    skip: [cacheFolder(folder)],
    asksHistory: true,
    isUntrusted: untrusted,
  });
  const state = await project.load();
  const thrown = await evaluationFaults(state);
  const elsewhere = external ? await faultsElsewhere(folder, state) : [];
  const { documents } = state.specifications;
  const changes =
    breaking === undefined
      ? []
      : await findBreaking(folder, breaking, { specifications: documents, isUntrusted: untrusted });
  const all = arrange([...state.diagnostics, ...thrown.values(), ...(await rejected()), ...elsewhere, ...changes]);
  return files ? onlyOf(all, files, folder, filesOf(folder, state)) : all;
}

/** Absolute paths of the files that a pattern can match. */
function filesOf(folder: string, { content, format }: ProjectState): string[] {
  const names = [...(format ? [format.file] : []), ...content.pages.map(({ file }) => file)];
  return [...names.map((file) => path.join(folder, file)), ...content.modules.keys(), ...content.files.values()];
}

async function faultsElsewhere(folder: string, { content: { pages, modules } }: ProjectState): Promise<Diagnostic[]> {
  const { config, source } = await loadConfig(folder);
  const links = externalLinks(
    { pages, modules: [...modules.values()] },
    config && source ? { config, source } : undefined,
  );
  if (links.length === 0) return [];
  return externalFaults(links, path.join(makeCacheFolder(folder), 'external-links.json'));
}
