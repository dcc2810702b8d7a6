import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hash } from 'node:crypto';
import * as z from 'zod';
import { isInside } from '../shared/isInside.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { deadRuns } from '../project/runs.js';

const pathSchema = z.looseObject({ cacheKey: z.string(), outputFile: z.string() });
const routeSchema = z.looseObject({ dependencyHash: z.string(), paths: z.record(z.string(), pathSchema) });
const manifestSchema = z.looseObject({ routes: z.record(z.string(), routeSchema) });
type Manifest = z.infer<typeof manifestSchema>;

/** Pages of the last build: the manifest of inputs that they were rendered from, and their files. */
const keptSchema = z.object({ manifest: z.string(), files: z.record(z.string(), z.string()) });
type Kept = z.infer<typeof keptSchema>;

/** Folder in which a run stores the pages of the last build, in Astro's own cache folder. */
export const pagesOf = (run: string): string => path.join(run, 'pages');

const committedPages = (project: string): string => path.join(cacheFolder(project), 'pages');
const manifestIn = (folder: string): string => path.join(folder, 'incremental-build.json');
const keptIn = (folder: string): string => path.join(folder, 'kept.json');
const digestOf = (contents: string | Uint8Array): string => hash('sha256', contents, 'base64url');

function fileOf(folder: string, output: string): string | undefined {
  const root = path.join(folder, 'dist');
  const file = fileURLToPath(new URL(output, pathToFileURL(`${root}${path.sep}`)));
  return isInside(file, root) ? file : undefined;
}

function* entriesOf({ routes }: Manifest): Generator<{ key: string; output: string; drop: () => void }> {
  for (const [route, { dependencyHash, paths }] of Object.entries(routes)) {
    for (const [pathname, { cacheKey, outputFile }] of Object.entries(paths)) {
      const drop = (): void => void delete routes[route]?.paths[pathname];
      yield { key: `${dependencyHash} ${cacheKey}`, output: outputFile, drop };
    }
  }
}

function digestOfFile(folder: string, output: string): string | undefined {
  const file = fileOf(folder, output);
  try {
    return file === undefined ? undefined : digestOf(readFileSync(file));
  } catch {
    return undefined;
  }
}

/**
 * Makes room for a page where something else is in the way, such as a broken link or a folder.
 *
 * @returns false if a parent folder is a link, which may lead out of the cache.
 */
function clear(folder: string, output: string): boolean {
  const file = fileOf(folder, output);
  if (file === undefined) return true;
  const above = path.dirname(file);
  if (!existsSync(above)) return true;
  if (path.relative(folder, above) !== path.relative(realpathSync(folder), realpathSync(above))) return false;
  rmSync(file, { recursive: true, force: true });
  return true;
}

/** Reads the record of pages; undefined if its parts do not match each other. */
function read(folder: string): { manifest: Manifest; kept: Kept } | undefined {
  try {
    const text = readFileSync(manifestIn(folder), 'utf8');
    const kept = keptSchema.parse(JSON.parse(readFileSync(keptIn(folder), 'utf8')));
    return kept.manifest === digestOf(text) ? { manifest: manifestSchema.parse(JSON.parse(text)), kept } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Forgets every page that differs from its record, because a build was killed while rendering or somebody changed the file.
 *
 * @returns the number of such pages; undefined if the records cannot be read.
 */
function verify(folder: string): number | undefined {
  const found = read(folder);
  if (!found) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const { manifest, kept } = found;
  let dropped = 0;
  for (const { output, drop } of entriesOf(manifest)) {
    const digest = kept.files[output];
    if (digest !== undefined && digestOfFile(folder, output) === digest) continue;
    if (!clear(folder, output)) {
      rmSync(folder, { recursive: true, force: true });
      return undefined;
    }
    drop();
    dropped += 1;
  }
  if (dropped > 0) writeRecords(folder, JSON.stringify(manifest), kept.files);
  return dropped;
}

function writeRecords(folder: string, manifest: string, files: Kept['files']): void {
  writeFileSync(manifestIn(folder), manifest);
  writeFileSync(keptIn(folder), JSON.stringify({ manifest: digestOf(manifest), files } satisfies Kept));
}

/** The pages of the last build, used by one run. */
export class PagesCache {
  /** Absolute path. */
  readonly folder: string;
  readonly #project: string;
  /** Digests of verified pages, by file. The key identifies the inputs that a page was rendered from. */
  readonly #verified = new Map<string, { key: string; digest: string }>();

  /**
   * Takes the pages of the last build. Another build that runs at the same time renders all of its pages. If a build is killed, the pages it has
   * taken are as good as those it found.
   *
   * @param project absolute path of the documentation folder.
   */
  constructor(project: string, run: string) {
    this.#project = project;
    this.folder = pagesOf(run);
    const isDamaged = this.#take([committedPages(project)]) === false;
    if (isDamaged) process.stderr.write('The pages of the last build are damaged; they are rendered again.\n');
    if (!existsSync(this.folder)) this.#take(deadRuns(project).map(pagesOf));
    mkdirSync(this.folder, { recursive: true });
    const { manifest, kept } = read(this.folder) ?? {};
    if (!manifest || !kept) return;
    for (const { key, output } of entriesOf(manifest))
      this.#verified.set(output, { key, digest: kept.files[output] ?? '' });
  }

  /** Records the pages and hands them to the next build in one step. */
  commit(): void {
    const text = readFileSync(manifestIn(this.folder), 'utf8');
    const files: Kept['files'] = {};
    for (const { key, output } of entriesOf(manifestSchema.parse(JSON.parse(text)))) {
      const verified = this.#verified.get(output);
      const digest = verified?.key === key ? verified.digest : digestOfFile(this.folder, output);
      if (digest !== undefined) files[output] = digest;
    }
    writeRecords(this.folder, text, files);
    const committed = committedPages(this.#project);
    const old = `${this.folder}-old`;
    if (existsSync(committed)) renameSync(committed, old);
    try {
      renameSync(this.folder, committed);
    } catch (error) {
      // Another build was faster; its pages are just as good.
      if (!existsSync(committed)) throw error;
    }
  }

  /** @returns undefined if there are no pages, false if some differed from their record. */
  #take(candidates: readonly string[]): boolean | undefined {
    for (const candidate of candidates) {
      try {
        renameSync(candidate, this.folder);
      } catch {
        continue;
      }
      return verify(this.folder) === 0;
    }
    return undefined;
  }
}
