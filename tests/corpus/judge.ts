import path from 'node:path';
import { browse, sample, type Browsing } from './browse.js';
import { buildSite, type BuildResult } from './build.js';
import type { Fault } from './faults.js';
import { inspect, type Inspection } from './inspect.js';
import { SourceFolder } from './source.js';

/** All that is known of a site after the run. */
export interface Judgement {
  site: string;
  build: BuildResult;
  /** Pages of the navigation that have a file. */
  listed: number;
  /** Undefined when nothing was built. */
  inspection?: Inspection;
  /** Undefined when nothing was built, or nothing was to be opened. */
  browsing?: Browsing;
}

/**
 * Builds a site and looks for what is wrong.
 *
 * @param pictures folder for pictures of the pages that are opened.
 */
export async function judge(
  folder: string,
  temporary: string,
  sampleSize: number,
  pictures?: string,
): Promise<Judgement> {
  const site = `${path.basename(path.dirname(folder))}/${path.basename(folder)}`;
  const name = site.replace('/', '-');
  const output = path.join(temporary, 'built', name);
  const source = new SourceFolder(folder);
  const build = await buildSite(folder, path.join(temporary, 'folders', name), output);
  const judgement: Judgement = { site, build, listed: source.navigation.length };
  if (build.exit !== 0) return judgement;
  judgement.inspection = inspect(output, source);
  if (sampleSize > 0) {
    const { pages, withDiagrams } = judgement.inspection;
    const addresses = new Set([...sample(pages, sampleSize), ...sample(withDiagrams, Math.ceil(sampleSize / 4))]);
    judgement.browsing = await browse(output, [...addresses], source, pictures && path.join(pictures, name));
  }
  return judgement;
}

/** Demands of the acceptance run that a site does not meet. */
export function failures({ build, inspection, browsing }: Judgement): string[] {
  if (build.exit !== 0 || !inspection)
    return [`the build ended with ${String(build.exit)}:\n${build.log.slice(-2000)}`];
  // A fault of the frame stands on every page: it is reported once.
  const list = (title: string, faults: readonly Fault[]): string[] =>
    [...Map.groupBy(faults, ({ what }) => what)].map(
      ([what, same]) =>
        `${title}: ${same[0]?.page ?? ''}${same.length > 1 ? ` and ${same.length - 1} more` : ''}: ${what}`,
    );
  return [
    ...inspection.unserved.map((name) => `not at its address: ${name}`),
    ...list('missing part', inspection.missingParts),
    ...list('betraying text', inspection.betrayals),
    ...list('link', inspection.missedLinks),
    ...list('operation without page', inspection.lostOperations),
    ...list('empty page', inspection.emptyPages),
    ...list('id twice', inspection.duplicateIds),
    ...list('picture without size', inspection.unsizedImages),
    ...list('console', browsing?.consoleErrors ?? []),
    ...list('request', browsing?.failedRequests ?? []),
    ...list('diagram', browsing?.diagrams ?? []),
    ...list('scrolls sideways', browsing?.sideways ?? []),
    ...list('axe', browsing?.violations ?? []),
  ];
}
