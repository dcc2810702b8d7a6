import path from 'node:path';
import type { Config } from '../config/config.js';
import { configFileNames, loadConfig, type LoadedConfig } from '../config/find.js';
import { parseConfig } from '../config/load.js';
import { findContentRoot } from '../config/paths.js';
import { removeUntrusted } from '../config/untrustedConfig.js';
import type { ContentOptions } from '../content/contentOptions.js';
import { ContentLoader, type ChangedTexts } from '../content/load.js';
import type { Content } from '../content/page.js';
import { kindAt } from '../shared/kindAt.js';
import type { Changelogs } from './changelogs/changelogs.js';
import { CompiledPages } from './compiledPages.js';
import type { ReadingSlots } from './plugins.js';
import { loadContent, readSiteInput, type UsableConfig } from './siteInput.js';
import { SpecificationReader } from './specifications.js';

export interface FolderReaderOptions {
  base: string;
  /** Absolute paths of folders without content, such as the output folder. */
  skip: readonly string[];
  /** Address at which the site is served, if not that of docs.json. */
  url?: string | undefined;
  isDev?: boolean | undefined;
  isUntrusted?: boolean | undefined;
  /** Slots of plug-ins that change what is read. */
  slots: ReadingSlots;
  changelogs: Changelogs;
  /** True for pages that are not shown, of which only the title is needed. */
  isOutline?: ContentOptions['isOutline'];
  /** Changes the configuration. */
  changeConfig?: ((config: Config) => Config) | undefined;
}

/** Readers of a folder's contents, which cache results for unchanged files. */
interface Readers {
  folder: string;
  content: ContentLoader;
  specifications: SpecificationReader;
}

const configFiles: ReadonlySet<string> = new Set(configFileNames);

/** The pages and specifications of a folder. */
type ReadContents = Awaited<ReturnType<typeof readSiteInput>> & {
  loaded: Content;
  /** Pages with new texts. Absent if anything else may have changed since the last read. */
  texts?: ChangedTexts;
};

/** Reads docs.json, the pages and the specifications of a folder, again whenever it has changed. */
export class FolderReader {
  readonly #folder: string;
  readonly #options: FolderReaderOptions;
  readonly #compiled: CompiledPages | undefined;
  #readers: Readers;
  /** The result of the last read; undefined if it failed, so that its changes are read again. */
  #last: { config: LoadedConfig; contents: ReadContents } | undefined;
  /** The last usable docs.json. */
  #usable: UsableConfig | undefined;

  private constructor(folder: string, contentFolder: string, options: FolderReaderOptions) {
    const { slots, isUntrusted = false, base } = options;
    this.#folder = folder;
    this.#options = options;
    // Results of plug-ins may change without the file, and nothing of an untrusted folder is cached.
    if (!slots.page && !isUntrusted) this.#compiled = new CompiledPages(folder, base);
    this.#readers = this.#readersOf(contentFolder);
  }

  /**
   * Finds the folder with the pages without reading the pages.
   *
   * @param folder absolute path of the documentation folder.
   */
  static async open(folder: string, options: FolderReaderOptions): Promise<FolderReader> {
    return new FolderReader(folder, await findContentRoot(folder, options.isUntrusted), options);
  }

  /** Absolute path of the folder with the pages. */
  get contentFolder(): string {
    return this.#readers.folder;
  }

  /** Absolute paths of imports and specifications, which can be in any folder. */
  get namedFiles(): string[] {
    const { modules } = this.#last?.contents.loaded ?? {};
    return [...(modules?.keys() ?? []), ...this.#readers.specifications.files];
  }

  /** Stores compiled pages for the next command. */
  save(): void {
    this.#compiled?.save();
  }

  /** @param changed absolute paths of the files that have changed since the last call; undefined if any may have. */
  async read(changed?: readonly string[]): Promise<LoadedConfig & ReadContents> {
    const last = this.#last;
    this.#last = undefined;
    const files = last && changed?.filter((file) => !configFiles.has(path.relative(this.#folder, file)));
    // Most edits change neither docs.json with its references nor the list of files.
    const hasFiles = files && files.length === changed?.length && this.#readers.content.hasFiles(files);
    const isSameConfig =
      hasFiles &&
      !this.#options.slots.config &&
      !(last.config.isSpread && files.some((file) => file.endsWith('.json')));
    const config = last && isSameConfig ? last.config : await this.#readConfig();
    const contents =
      (last && isSameConfig ? await this.#readTexts(last.contents, files) : undefined) ??
      (await this.#readContents(config, files));
    this.#last = { config, contents };
    return { ...config, ...contents };
  }

  async #readTexts(last: ReadContents, changed: readonly string[]): Promise<ReadContents | undefined> {
    const read = await this.#readers.content.loadTexts(changed);
    if (!read) return undefined;
    const { content, texts } = read;
    return { ...last, loaded: content, input: { ...last.input, pages: content.pages }, texts };
  }

  /** Reads the pages and specifications. Changelogs are pages generated from specifications. */
  async #readContents({ config, source }: LoadedConfig, files: readonly string[] | undefined): Promise<ReadContents> {
    const { changelogs, base } = this.#options;
    if (config && source) this.#usable = { config, source };
    // A changed folder may mean any file in it.
    const changed = files?.every((file) => kindAt(file) === 'file') ? new Set(files) : undefined;
    const { content, specifications: reader } = this.#readers;
    const url = (this.#options.url ?? config?.trellis.siteUrl)?.replace(/\/+$/, '');
    const usable = this.#usable ?? this.#withoutConfig();
    const read = async () => {
      const loaded = await loadContent(content, config, url, config && changelogs.textsFor(config), changed);
      return { loaded, ...(await readSiteInput(usable, loaded, { specifications: reader, base })) };
    };
    const first = await read();
    const { loaded, input, specifications, served, readable } = (await changelogs.update(first.input))
      ? await read()
      : first;
    const documents = changelogs.annotate(specifications.documents);
    return {
      loaded,
      served,
      readable,
      input: { ...input, specifications: documents },
      specifications: { ...specifications, documents },
    };
  }

  async #readConfig(): Promise<LoadedConfig> {
    const { isUntrusted = false, slots, changeConfig } = this.#options;
    const contentFolder = await findContentRoot(this.#folder, isUntrusted);
    // The folder may have been added or removed in development.
    if (contentFolder !== this.contentFolder) this.#readers = this.#readersOf(contentFolder);
    const read = await loadConfig(this.#folder, { isUntrusted, change: slots.config });
    if (changeConfig && read.config) return { ...read, config: changeConfig(read.config) };
    if (!isUntrusted || !read.config || !read.source) return read;
    const { config, diagnostics } = removeUntrusted(read.config, read.source);
    return { ...read, config, diagnostics: [...read.diagnostics, ...diagnostics] };
  }

  #readersOf(folder: string): Readers {
    const { base, skip, isDev = false, isUntrusted = false, isOutline, slots } = this.#options;
    const content = new ContentLoader({
      project: this.#folder,
      root: folder,
      base,
      skip,
      showsGaps: isDev,
      isUntrusted,
      change: slots.page,
      isOutline,
      store: this.#compiled,
    });
    return { folder, content, specifications: new SpecificationReader(this.#folder, folder, isUntrusted) };
  }

  // If docs.json cannot be read, authors still see the pages.
  #withoutConfig(): UsableConfig {
    const { config, source } = parseConfig(
      JSON.stringify({ name: path.basename(this.#folder), navigation: [] }),
      'docs.json',
    );
    if (!config) throw new TypeError('The stand-in for docs.json is valid.');
    return { config, source };
  }
}
