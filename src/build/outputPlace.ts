import { existsSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isEmpty, isExport, isShard, isSite } from '../content/siteMark.js';
import { isWritable } from '../shared/isWritable.js';
import { isInside } from '../shared/isInside.js';
import { kindAt } from '../shared/kindAt.js';
import { cacheFolder } from '../shared/cacheFolder.js';

/** An output folder for a built site. */
export interface OutputPlace {
  /** Absolute path as it was given. */
  output: string;
  /** Absolute path of the folder with docs.json. */
  folder: string;
  /** Absolute path of the folder that holds the pages. */
  contentFolder: string;
  /** `site` if left out. */
  kind?: OutputKind;
}

/** An export opens without a server; a shard is a part of a site. */
export type OutputKind = 'site' | 'export' | 'shard';

/** For each kind of output: the folders that it may replace, and its name in messages. */
const kinds = {
  site: { isOurs: isSite, needing: 'A site needs', maker: 'build' },
  export: { isOurs: isExport, needing: 'An export needs', maker: 'export' },
  shard: { isOurs: isShard, needing: 'A shard needs', maker: 'build --shard' },
} as const;

/** A built site cannot be written to the output folder. The message says why, and is all that the user needs to see. */
export class OutputRefusal extends Error {}

const pageFile = /\.mdx?$/i;

/** Target of a symbolic link; undefined if there is none. */
function linkAt(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

/** The path with every symbolic link resolved, even if its end does not exist yet. */
export function realPlace(file: string): string {
  if (existsSync(file)) return realpathSync.native(file);
  const above = path.dirname(file);
  if (above === file) return file;
  const place = path.join(realPlace(above), path.basename(file));
  const link = linkAt(place);
  return link === undefined ? place : path.resolve(path.dirname(place), link);
}

const hasPages = (folder: string): boolean =>
  kindAt(folder) === 'folder' && readdirSync(folder).some((name) => pageFile.test(name));

/** True if a folder is, or lies in, a folder with pages. */
function isAmongPages(output: string, root: string, project: string): boolean {
  if (!isInside(output, root)) return false;
  if (root !== project) return true;
  for (let above = path.dirname(output); isInside(above, root) && above !== root; above = path.dirname(above))
    if (hasPages(above)) return true;
  return false;
}

function lineage(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...lineage(above)];
}

/** The reason why no site can be written to a folder, as part of a sentence; undefined if there is none. */
function faultOfContents(output: string, kind: OutputKind): string | undefined {
  const inWay = lineage(output).find((above) => existsSync(above));
  if (inWay !== undefined && !statSync(inWay).isDirectory()) return inWay === output ? 'is a file' : `lies in a file`;
  if (!isWritable(output)) return 'lies where you have no permission to write, so name another place with --out';
  if (inWay !== output) return undefined;
  if (existsSync(path.join(output, '.git'))) return 'is a Git repository';
  const { isOurs, maker } = kinds[kind];
  return isEmpty(output) || isOurs(output) ? undefined : `contains files that no ${maker} of Trellis wrote`;
}

/**
 * Checks that a built site may be written to a place. A build replaces everything there, so only an empty folder and an earlier site are allowed.
 *
 * @throws OutputRefusal if the site must not be written there.
 */
export function checkOutput({ output, folder, contentFolder, kind = 'site' }: OutputPlace): void {
  const real = realPlace(output);
  const [project, root] = [realPlace(folder), realPlace(contentFolder)];
  const isAround = (inner: string): boolean => isInside(realPlace(inner), real);
  const fault = [
    real === path.parse(real).root ? 'is the root of the file system' : undefined,
    isAround(homedir()) ? 'contains your home folder' : undefined,
    isAround(folder) || isAround(contentFolder) ? 'contains the sources of the site' : undefined,
    isAround(process.cwd()) ? 'is the working folder, or around it' : undefined,
    isInside(real, cacheFolder(project)) ? 'lies in the cache of the builds' : undefined,
    isAmongPages(real, root, project) ? 'lies among the pages of the site' : undefined,
  ].find((each) => each !== undefined);
  const reason = fault ?? faultOfContents(real, kind);
  if (reason === undefined) return;
  const name = path.relative(process.cwd(), output);
  throw new OutputRefusal(
    `Nothing is written to ${name.startsWith('..') || name === '' ? output : name}: it ${reason}. ${kinds[kind].needing} an empty folder, a new one, or that of an earlier ${kinds[kind].maker}.`,
  );
}
