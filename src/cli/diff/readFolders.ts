import path from 'node:path';
import { listedPages } from '../../config/paths.js';
import { digestOfFile, type CompiledPage } from '../../content/compiledPage.js';
import { listContentFiles } from '../../content/files.js';
import type { Content } from '../../content/page.js';
import { openFolder, readOpenFolder } from '../../project/openFolder.js';
import type { ServedSpecifications } from '../../project/servedSpecifications.js';
import { defined } from '../../shared/object.js';
import { posixPath } from '../../shared/posixPath.js';
import type { Entry } from '../../site/entry.js';
import { filesOfEveryPage } from '../../site/filesOfEveryPage.js';
import { createPlan, type SitePlan } from '../../site/plan.js';
import { isFile, usableRedirects } from '../../site/redirects.js';
import type { PageState, Snapshot } from './snapshot.js';

/** A folder with docs.json, and its name for the user. */
export interface NamedFolder {
  name: string;
  folder: string;
}

/** Matches an import or a variable, with which a page may change although its file does not. */
const borrows = /^import\s|\{\{/m;

/**
 * Reads documentation folders for comparison without running their code. A page whose file is the same in all of them is not compiled,
 * because its headings are the same too.
 */
export async function readFolders(folders: readonly NamedFolder[], isUntrusted: boolean): Promise<Snapshot[]> {
  const listings = await Promise.all(folders.map((folder) => listFolder(folder, isUntrusted)));
  const digestSets = listings.map(({ digests }) => new Set(digests.values()));
  const store = new Map<string, CompiledPage>();
  const snapshots: Snapshot[] = [];
  // One after the other, so that a page in two folders is compiled once.
  for (const { name, opened, files, digests } of listings) {
    const isOutline = ({ file, text }: { file: string; text: string }): boolean => {
      const digest = digests.get(file);
      return digestSets.every((each) => each.has(digest)) && !borrows.test(text);
    };
    const { content, input, served } = await readOpenFolder(opened, { files, store, isOutline });
    snapshots.push(createSnapshot(name, { content, served }, createPlan(input)));
  }
  return snapshots;
}

/** Opens a folder, and lists its files with the digests of its pages, by path relative to the folder. */
async function listFolder({ name, folder }: NamedFolder, isUntrusted: boolean) {
  const opened = await openFolder(folder, isUntrusted, name);
  const { config, root, skip } = opened;
  const files = listContentFiles(root, new Set(listedPages(config.navigation)), skip, folder, isUntrusted);
  const pages = files.pages.map((page) => path.join(root, page));
  const digests = new Map(pages.map((file) => [posixPath(path.relative(folder, file)), digestOfFile(file)]));
  return { name, opened, files, digests };
}

function createSnapshot(
  name: string,
  { content, served }: { content: Content; served: ServedSpecifications },
  { entries, input, redirects }: SitePlan,
): Snapshot {
  const { stylesheets, scripts } = filesOfEveryPage(input);
  const further = [...stylesheets, ...scripts, ...served.addresses.values()];
  const { assets } = further.length === 0 ? content : content.publish(further, served.files);
  const pages = [...entries.values()].filter(({ isLink }) => !isLink);
  return {
    name,
    pages: new Map(pages.map((entry) => [entry.path, createPageState(entry)])),
    files: new Map([...assets].map(([at, file]) => [at, digestOfFile(file)])),
    redirects,
    sources: usableRedirects(input.config.redirects).map(({ source }) => source),
    hasFile: (at) => isFile(at, { assets, hasPage: (page) => entries.has(page) }),
  };
}

function createPageState({ title, digest, source }: Entry): PageState {
  const operation = source.kind === 'operation' ? source.operation : undefined;
  const page = source.kind === 'content' ? source.page : undefined;
  return {
    title,
    digest,
    ...defined({
      operation: operation && { id: operation.id, name: `${operation.badge ?? operation.kind} ${operation.path}` },
      headings: page?.body && page.headings,
    }),
  };
}
