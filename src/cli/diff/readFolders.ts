import { digestOfFile, type CompiledPage } from '../../content/compiledPage.js';
import { ContentLoader } from '../../content/load.js';
import type { Content } from '../../content/page.js';
import { openFolder, type NamedFolder } from '../../project/openFolder.js';
import { loadContent, readSiteInput } from '../../project/siteInput.js';
import type { ServedSpecifications } from '../../project/servedSpecifications.js';
import { SpecificationReader } from '../../project/specifications.js';
import { defined } from '../../shared/object.js';
import type { Entry } from '../../site/entry.js';
import { filesOfEveryPage } from '../../site/filesOfEveryPage.js';
import { createPlan, type SitePlan } from '../../site/plan.js';
import { isFile, usableRedirects } from '../../site/redirects.js';
import type { PageState, Snapshot } from './snapshot.js';

/** An import or a variable: the page may differ although its file does not. */
const borrows = /^import\s|\{\{/m;

/**
 * Reads documentation folders that are compared. A page whose file is the same in all of them is not compiled, as its headings are the same too. No
 * code of the folders runs.
 */
export async function readFolders(folders: readonly NamedFolder[], isUntrusted: boolean): Promise<Snapshot[]> {
  const opened = await Promise.all(folders.map((folder) => openFolder(folder, isUntrusted)));
  const digestSets = opened.map(({ digests }) => new Set(digests.values()));
  const store = new Map<string, CompiledPage>();
  const snapshots: Snapshot[] = [];
  // One after the other, so that a page that two folders have is compiled once.
  for (const { name, folder, config, root, skip, files, digests } of opened) {
    const isOutline = ({ file, text }: { file: string; text: string }): boolean => {
      const digest = digests.get(file);
      return folders.length === 1 || (digestSets.every((each) => each.has(digest)) && !borrows.test(text));
    };
    const loader = new ContentLoader({ project: folder, root, base: '', skip, files, isUntrusted, store, isOutline });
    const content = await loadContent(loader, config.config);
    const { input, served } = await readSiteInput(config, content, {
      specifications: new SpecificationReader(folder, root, isUntrusted),
      base: '',
    });
    snapshots.push(createSnapshot(name, { content, served }, createPlan(input)));
  }
  return snapshots;
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
