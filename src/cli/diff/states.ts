import path from 'node:path';
import { findConfigFile, missingConfig } from '../../config/find.js';
import { isSite } from '../../content/siteMark.js';
import { withoutStack } from '../../project/report.js';
import { readRevision } from '../../project/revision.js';
import { kindAt } from '../../shared/kindAt.js';
import { isOtherSite } from '../../shared/url.js';
import { readBuiltFolder, readSitemap } from './readAddresses.js';
import { readFolders, type NamedFolder } from './readFolders.js';
import type { Snapshot } from './snapshot.js';

export interface StateOptions {
  /** Path that the site of a sitemap or a built folder is served below. */
  base: string;
  /** The folders come from somebody who is not trusted. */
  isUntrusted: boolean;
}

type State = NamedFolder | Snapshot;

const isFolder = (state: State): state is NamedFolder => 'folder' in state;

/** Absolute path of a folder with docs.json; undefined if a name means something else. */
async function documentationAt(name: string): Promise<string | undefined> {
  const folder = path.resolve(name);
  return kindAt(folder) === 'folder' && (await findConfigFile(folder)) !== undefined ? folder : undefined;
}

async function openState(
  name: string,
  repository: string,
  { base, opened }: { base: string; opened: (() => void)[] },
): Promise<State> {
  if (isOtherSite(name) || kindAt(name) === 'file') return readSitemap(name, base);
  const folder = await documentationAt(name);
  if (folder !== undefined) return { name, folder };
  if (kindAt(name) === 'folder') {
    if (isSite(name) || kindAt(path.join(name, 'index.html')) === 'file') return readBuiltFolder(name, name, base);
    const { message, help } = (await missingConfig(path.resolve(name))) ?? { message: '' };
    throw withoutStack(`${message} ${help ?? ''} A built folder would have an index.html.`);
  }
  const revision = await readRevision(repository, name, 'file, folder, branch, tag or commit');
  opened.push(() => revision.remove());
  return { name, folder: revision.folder };
}

/**
 * Reads two states of a site: each a folder with docs.json, a branch, tag or commit, a sitemap, or a built folder.
 *
 * @param names as the user typed them.
 * @throws with a message for the user.
 */
export async function readStates(
  names: readonly [string, string],
  { base: baseUrl, isUntrusted }: StateOptions,
): Promise<[Snapshot, Snapshot]> {
  const base = baseUrl.replace(/\/$/, '');
  const opened: (() => void)[] = [];
  try {
    const [from, to] = names;
    // A ref is a state of the folder that it is compared with.
    const repository = (await documentationAt(to)) ?? (await documentationAt(from)) ?? process.cwd();
    const first = await openState(from, repository, { base, opened });
    const second = await openState(to, repository, { base, opened });
    const snapshots = await readFolders([first, second].filter(isFolder), isUntrusted);
    const read = (state: State): Snapshot => (isFolder(state) ? (snapshots.shift() as Snapshot) : state);
    return [read(first), read(second)];
  } finally {
    for (const remove of opened) remove();
  }
}
