import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { posixPath } from '../shared/posixPath.js';
import { conflict, differsInCase } from './addressConflicts.js';
import { PageCache } from './pageCache.js';
import { createContext, type CompileContext } from './compileContext.js';
import { idOf } from './compilePage.js';
import type { ContentOptions, Named } from './contentOptions.js';
import { findAssets } from './findAssets.js';
import { listContentFiles, type ContentFiles } from './files.js';
import { composed } from './links.js';
import { withoutSnippets } from './nestedSnippets.js';
import type { Content, Page } from './page.js';
import { hasSameStructure } from './pageStructure.js';
import { namedInValue } from './published/namedFiles.js';
import { namingsOf, rootedNamings } from './published/namings.js';
import { publishedFiles, type PublishedFiles } from './published/publishedFiles.js';
import { filesForEveryPage } from './filesForEveryPage.js';
import { isPlainText, unreadable } from './folderEntry.js';
import type { Variables } from '../mdx/variables.js';
import { boundBodies } from './untrusted/bounds.js';

interface LastContent {
  content: Content;
  /** The context in which the pages were compiled. */
  around: CompileContext;
  /** Compiled pages by route, in the order of `content.pages`, before their links were corrected. */
  routes: ReadonlyMap<string, Page>;
  /** Files of the pages below the content root. */
  sources: ReadonlyMap<Page, string>;
}

/** Changed pages with their previous state. */
export type ChangedTexts = ReadonlyMap<Page, Page>;

/** Reads and compiles a content root. Keeps unchanged pages between calls. */
export class ContentLoader {
  readonly #options: ContentOptions;
  readonly #pages: PageCache;
  #listing: { files: ContentFiles; listed: ReadonlySet<string> } | undefined;
  /** The result of the last call; undefined if it failed. */
  #last: LastContent | undefined;

  constructor(options: ContentOptions) {
    this.#options = options;
    this.#pages = new PageCache(options);
  }

  /** True if all files are known pages, assets and modules, so that the list of files has not changed. */
  hasFiles(files: readonly string[]): boolean {
    const { pages = [], assets = [] } = this.#listing?.files ?? {};
    const listed = new Set([...pages, ...assets].map((file) => path.join(this.#options.root, file)));
    return files.every((file) => (listed.has(file) || this.#last?.content.modules.has(file)) && isPlainText(file));
  }

  /**
   * @param listed ids of pages in the navigation: a listed README is a page.
   * @param variables values of variables that pages write as `{{name}}`.
   * @param changed absolute paths of the only files that have changed since the last call; undefined if any may have.
   */
  async load(
    listed: ReadonlySet<string>,
    named: Named = {},
    variables: Variables = {},
    changed?: ReadonlySet<string>,
  ): Promise<Content> {
    const { beside = [], values, url = '', generated = new Map<string, string>() } = named;
    const { root, base, isUntrusted = false } = this.#options;
    const files = this.#list(listed, generated, changed);
    this.#last = undefined;
    const { assets, faults } = findAssets(files, beside, this.#options);
    const around = createContext(files, assets, { listed, variables, url }, this.#options);
    const { moved, shared } = around;
    const { routes, sources, conflicts } = await this.#read(files.pages, around, listed);
    const asked = files.asked.map((file) => composed(`/${file}`)).map((address) => moved.get(address) ?? address);
    const namings = [
      ...namingsOf([...routes.values()], shared.modules.values()),
      ...rootedNamings(namedInValue(values)),
    ];
    const prefixes = [url, base].filter((prefix) => prefix !== '');
    const publish = (further: Iterable<string>, from: PublishedFiles) =>
      publishedFiles(from, asked, [...namings, ...rootedNamings(further)], prefixes, moved);
    const { assets: published, named: namedFiles, refused } = publish([], assets);
    for (const secret of refused) assets.delete(secret);
    const pages = [...routes.values()].map((page) =>
      this.#pages.respell(page, sources.get(page) ?? page.file, routes, around),
    );
    const content: Content = {
      pages: isUntrusted ? boundBodies(pages, shared.modules) : pages,
      modules: shared.modules,
      files: assets,
      assets: published,
      readable: new Map(files.readable.map((file) => [composed(`/${file}`), path.join(root, file)])),
      exclusionAt: (at) =>
        refused.has(at) ? { kind: 'secret' } : assets.has(at) ? undefined : files.exclusions.at(at),
      namedFiles,
      publish: (further, from) => {
        const { assets: chosen, named: withFurther } = publish(further, from);
        return { assets: chosen, namedFiles: withFurther };
      },
      moved,
      everywhere: filesForEveryPage(assets, shared.modules, files.listedFolders),
      diagnostics: [
        ...files.unreadable.map(({ file, fault }) => unreadable(this.#nameOf(file), fault)),
        ...faults,
        ...conflicts,
        ...[...moved].map(([from, to]) => differsInCase(from, to, files, (each) => this.#nameOf(each))),
        ...shared.diagnostics,
        ...shared.unknownComponents(),
      ],
    };
    this.#last = isUntrusted ? undefined : { content, around, routes, sources };
    return content;
  }

  /** Lists the files, and tells the cache of pages which ones may have changed since the last call. */
  #list(
    listed: ReadonlySet<string>,
    generated: ReadonlyMap<string, string>,
    changed: ReadonlySet<string> | undefined,
  ): ContentFiles {
    const { root, project, skip, isUntrusted = false } = this.#options;
    const isListed = this.#listing?.listed.symmetricDifference(listed).size === 0;
    const last = changed && isListed && this.hasFiles([...changed]) ? this.#listing : undefined;
    const files = this.#options.files ?? last?.files ?? listContentFiles(root, listed, skip, project, isUntrusted);
    this.#listing = { files, listed };
    const ids = new Set(files.pages.map(idOf));
    const withoutFile = new Map([...generated].filter(([page]) => !ids.has(idOf(page))));
    // A page that was gone for a while has changed before it came back.
    this.#pages.begin(withoutFile, last && changed);
    return { ...files, pages: [...files.pages, ...withoutFile.keys()] };
  }

  /** Reads pages by route, and reports those that want the same one. */
  async #read(
    files: readonly string[],
    around: CompileContext,
    listed: ReadonlySet<string>,
  ): Promise<{ routes: Map<string, Page>; sources: Map<Page, string>; conflicts: Diagnostic[] }> {
    const routes = new Map<string, Page>();
    const sources = new Map<Page, string>();
    const conflicts: Diagnostic[] = [];
    const texts = new Map<string, Page>();
    for (const file of files) texts.set(file, await this.#pages.read(file, around));
    const isImported = (file: string): boolean => around.shared.modules.has(path.join(this.#options.root, file));
    for (const [file, page] of withoutSnippets(texts, isImported, listed)) {
      const other = routes.get(page.route);
      // If both `a.md` and `a.mdx` exist, the latter is the page.
      const isBetter = other?.id === page.id && page.format === 'mdx';
      if (other) conflicts.push(isBetter ? conflict(other, page) : conflict(page, other));
      if (!other || isBetter) routes.set(page.route, page);
      sources.set(page, file);
    }
    return { routes, sources, conflicts };
  }

  /**
   * Reads pages again whose text is all that has changed since the last call.
   *
   * @param changed absolute paths of their files, if no other file of the folder has changed.
   * @returns undefined if anything else has changed, so that everything must be loaded again.
   */
  async loadTexts(changed: readonly string[]): Promise<{ content: Content; texts: ChangedTexts } | undefined> {
    const last = this.#last;
    // A page that others import is part of their text.
    if (!last || changed.some((file) => last.content.modules.has(file))) return undefined;
    this.#last = undefined;
    const { content, around } = last;
    const { root } = this.#options;
    const relative = new Set(changed.map((file) => path.relative(root, file)));
    const [routes, sources] = [new Map(last.routes), new Map(last.sources)];
    const pages = [...content.pages];
    const texts = new Map<Page, Page>();
    this.#pages.begin(new Map(), new Set(changed));
    for (const [index, before] of [...last.routes.values()].entries()) {
      const [file, shown] = [sources.get(before), content.pages[index]];
      if (file === undefined || !shown || !relative.delete(file)) continue;
      const page = await this.#pages.read(file, around);
      if (!hasSameStructure(before, page)) return undefined;
      routes.set(page.route, page);
      sources.set(page, file);
      const respelled = this.#pages.respell(page, file, routes, around);
      pages[index] = respelled;
      texts.set(respelled, shown);
    }
    if (relative.size > 0) return undefined;
    this.#last = { content: { ...content, pages }, around, routes, sources };
    return { content: this.#last.content, texts };
  }

  /** Path for messages of a file below the content root. */
  #nameOf(relative: string): string {
    const { root, project } = this.#options;
    return posixPath(path.relative(project, path.join(root, relative)));
  }
}
