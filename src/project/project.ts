import path from 'node:path';
import { loadConfig } from '../config/find.js';
import { parseConfig } from '../config/load.js';
import { distrusted } from '../config/untrustedConfig.js';
import { findContentRoot } from '../config/paths.js';
import type { Config, SchemaName } from '../config/config.js';
import { checkDiagrams } from '../content/diagrams.js';
import { unknownLanguages } from '../content/unknownLanguages.js';
import type { ContentOptions } from '../content/contentOptions.js';
import { ContentLoader } from '../content/load.js';
import type { CompiledPage } from '../content/compiledPage.js';
import type { Content } from '../content/page.js';
import { sayDamaged } from '../shared/damageNotice.js';
import { digest } from '../shared/digest.js';
import { ValueStore } from '../shared/valueStore.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Feature, FeatureOptions } from '../features/feature.js';
import { createSite } from '../site/createSite.js';
import { createDescribedOperations } from '../render/describedOperations.js';
import { filesOfEveryPage } from '../site/filesOfEveryPage.js';
import type { RepositoryCandidates } from '../site/repository.js';
import { Changelogs } from './changelogs/changelogs.js';
import { Evaluations } from './evaluations.js';
import { namingFile } from './fileNaming.js';
import { findGitVersions, type GitVersion } from './gitVersions.js';
import { lastChanges } from './history.js';
import { createFeatures } from './features.js';
import { guardPlugin, readingSlots, type ReadingSlots } from './plugins.js';
import { createReference } from './reference.js';
import { createSiteFiles } from './siteFiles.js';
import { loadContent, readSiteInput, type UsableConfig } from './siteInput.js';
import type { SiteState } from './siteState.js';
import { LanguageReader } from './languages/readLanguages.js';
import { bundleIslands, noIslands } from './islands.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { readStyles } from './ownStyles.js';
import { readParts } from './parts/parts.js';
import { repositoryCandidates } from './repository.js';
import { tellRejected } from './rejections.js';
import { commitIn, findCommits, type Commit } from './revision.js';
import { readStars } from './stars.js';
import { pointToNames, SpecificationReader } from './specifications.js';
import { concerns, usedSpecifications } from './usedSpecifications.js';
import { Trials } from './trial/trials.js';
import { toolDigest } from './toolDigest.js';
import { readTranslationRecord } from './translationRecord.js';
import { TypeReader } from '../features/types/typeReader.js';

export interface ProjectOptions extends FeatureOptions {
  /** Absolute paths of folders without content, such as the output folder. */
  skip: readonly string[];
  /** Ask GitHub for the stars of repositories in the header. */
  asksGithub?: boolean;
  /** Ask git when pages were changed, where the site says so. */
  asksHistory?: boolean;
  /** Address at which the site is served, if not that of docs.json. */
  url?: string | undefined;
  /** The folder is a copy of another one at a commit. */
  copied?: CopiedFolder | undefined;
  /** Takes note of what is found while pages are rendered. */
  note?: (fault: Diagnostic) => void;
}

/** The folder that another one is a copy of. */
interface CopiedFolder {
  /** Absolute path. */
  folder: string;
  /** Id of the commit. */
  commit: string;
  /** Branch, tag or commit, as the user names it. */
  ref: string;
  /** Changes the configuration of the copy. */
  change: (config: Config) => Config;
}

/** State of a documentation folder at one moment. */
export interface ProjectState extends SiteState {
  /**
   * False if there is no site to show: docs.json cannot be read (then the site is rendered with the last valid one, or without any), or there are no
   * pages.
   */
  isUsable: boolean;
  /** The configuration file and its form; undefined if there is none. */
  format: { file: string; schema: SchemaName } | undefined;
  /** docs.json. */
  config: Config;
  /** Older versions of the site. */
  gitVersions: readonly GitVersion[];
  /** What the features of Trellis, and plug-ins, add to the site. */
  features: readonly Feature[];
  /** All diagnostics, in the order of files and lines. */
  diagnostics: Diagnostic[];
}

/** Reads the files of a folder with pages, and caches the results for unchanged files. */
interface Reading {
  folder: string;
  content: ContentLoader;
  specifications: SpecificationReader;
}

type ConfigReading = ReturnType<typeof loadConfig>;

/** Pages that earlier commands have compiled. A page for authors differs in its gaps from one for readers. */
function compiledPages(folder: string, isDev: boolean, base: string): ValueStore<CompiledPage> {
  const file = path.join(cacheFolder(folder), isDev ? 'pages-dev.bin' : 'pages.bin');
  return new ValueStore(file, digest('pages 1', toolDigest(), base), sayDamaged);
}

// An enterprise's own GitHub, or a substitute in tests.
const githubApi = (): string => (process.env['TRELLIS_GITHUB_API'] ?? 'https://api.github.com').replace(/\/$/, '');

/** A documentation folder on disk, read again whenever it has changed. */
export class Project {
  /** Absolute path of the folder with docs.json. */
  readonly folder: string;
  /** Absolute paths of folders without content. */
  readonly skip: readonly string[];
  readonly #isUntrusted: boolean;
  readonly #options: ProjectOptions;
  readonly #slots: ReadingSlots;
  readonly #plugins: readonly Feature[];
  readonly #loaderOptions: Pick<ContentOptions, 'base' | 'skip' | 'showsGaps' | 'isUntrusted'>;
  readonly #repository: RepositoryCandidates;
  readonly #trials = new Trials();
  readonly #languages = new LanguageReader();
  readonly #types: TypeReader;
  readonly #evaluations: Evaluations;
  readonly #changelogs: Changelogs;
  readonly #compiled: ValueStore<CompiledPage> | undefined;
  #reading: Reading;
  #lastReading: Awaited<ConfigReading> | undefined;
  #lastConfig: UsableConfig | undefined;
  #history: Promise<ReadonlyMap<string, string>> | undefined;
  readonly #commits = new Map<string, Commit | Error>();

  private constructor(folder: string, contentFolder: string, options: ProjectOptions) {
    const { base, skip, isDev = false, isUntrusted = false, plugins = [], note = () => undefined } = options;
    this.folder = folder;
    this.#options = options;
    this.#slots = readingSlots(plugins);
    this.#plugins = plugins.map((plugin) => guardPlugin(plugin, note));
    this.skip = skip;
    this.#evaluations = new Evaluations(folder);
    this.#isUntrusted = isUntrusted;
    this.#changelogs = new Changelogs(folder, async (ref) => commitIn(await this.#commitsOf([ref]), ref));
    this.#types = new TypeReader(folder, isUntrusted);
    const { copied } = options;
    if (copied) this.#repository = { ...repositoryCandidates(copied.folder), branch: copied.ref };
    else this.#repository = isUntrusted ? { folder: '' } : repositoryCandidates(this.folder);
    this.#loaderOptions = { skip, base, showsGaps: isDev, isUntrusted };
    // A text that a plug-in changes can change without its file, and nothing of an untrusted folder is kept.
    if (!this.#slots.page && !isUntrusted) this.#compiled = compiledPages(folder, isDev, base);
    this.#reading = this.#readingOf(contentFolder);
  }

  /** Keeps compiled pages for the next command. */
  save(): void {
    this.#compiled?.save();
    this.#changelogs.save();
  }

  /** Absolute path of the folder with the pages. */
  get contentFolder(): string {
    return this.#reading.folder;
  }

  #readingOf(folder: string): Reading {
    const change = this.#slots.page;
    const content = new ContentLoader({
      project: this.folder,
      root: folder,
      change,
      store: this.#compiled,
      ...this.#loaderOptions,
    });
    return { folder, content, specifications: new SpecificationReader(this.folder, folder, this.#isUntrusted) };
  }

  /** Finds the folder with the pages of a documentation folder, without reading any. */
  static async open(folder: string, options: ProjectOptions): Promise<Project> {
    const absolute = path.resolve(folder);
    return new Project(absolute, await findContentRoot(absolute, options.isUntrusted), options);
  }

  /** @param changed absolute paths of the files that have changed since the last call; undefined if any may have. */
  async load(changed?: readonly string[]): Promise<ProjectState> {
    // Most edits are of the text of a page: then docs.json and the list of files are as they were.
    const last = this.#lastReading;
    // A reading that fails leaves changes unread.
    this.#lastReading = undefined;
    const changedPages =
      last && changed && !this.#slots.config && this.#reading.content.hasPages(changed) ? new Set(changed) : undefined;
    const reading = changedPages && last ? last : await this.#readConfig();
    const { config, schema, source, diagnostics } = reading;
    if (config && source) this.#lastConfig = { config, source };
    const url = (this.#options.url ?? config?.trellis.siteUrl)?.replace(/\/+$/, '');
    const { loaded, input, specifications, served, readable } = await this.#read(config, url, changedPages);
    tellRejected(this.folder, loaded.pages);
    const [islands, diagrams, parts, typed] = await Promise.all([
      this.#isUntrusted ? noIslands : bundleIslands(loaded),
      checkDiagrams(loaded),
      readParts(this.folder, this.#isUntrusted),
      this.#types.read(loaded),
      this.#isUntrusted ? undefined : this.#trials.of(loaded),
    ]);
    const used = { config: input.config, source: input.configSource };
    const languages = this.#languages.read(used.config, used.source, readable);
    const site = createSite({
      ...input,
      styles: readStyles(
        filesOfEveryPage({ config: used.config, everywhere: loaded.everywhere }).stylesheets,
        loaded.files,
      ),
      repository: this.#repository,
      url: this.#options.url,
      translations: readTranslationRecord(this.folder),
      changed: await this.#changed(used.config, loaded),
      stars:
        this.#options.asksGithub && !this.#isUntrusted
          ? await readStars(used.config, path.join(cacheFolder(this.folder), 'stars.json'), githubApi())
          : new Map(),
    });
    const evaluate = this.#evaluations.at(loaded.modules, islands, this.#loaderOptions.base);
    const shown = usedSpecifications(site, specifications.documents);
    const { stylesheets, scripts } = site.everywhere;
    const specificationFiles = served.addresses;
    const shownFiles = shown.flatMap(({ id }) => specificationFiles.get(id) ?? []);
    const content = { ...loaded, ...loaded.publish([...stylesheets, ...scripts, ...shownFiles], served.files) };
    const { base } = this.#loaderOptions;
    const operations = createDescribedOperations(site, specifications.documents, evaluate);
    const files = createSiteFiles({ site, content }, this.#options);
    const read = {
      ...{ folder: this.folder, site, content, islands, languages: languages.languages, types: typed.types },
      changelogs: this.#changelogs.versions,
    };
    const described = { ...read, parts, specifications, specificationFiles, evaluate, operations, files };
    const state: SiteState = { ...described, reference: createReference(described, base) };
    const features = [...createFeatures(state, this.#options), ...this.#plugins];
    const older = await findGitVersions(used.config, used.source, (refs) => this.#commitsOf(refs), [
      ...site.routes.keys(),
      ...content.assets.keys(),
    ]);
    const routes = [...site.routes.values()];
    const all = namingFile(source?.file, [
      ...diagnostics,
      ...older.diagnostics,
      ...this.#changelogs.diagnostics,
      ...content.diagnostics,
      ...features.flatMap((feature) => feature.check?.(routes) ?? []),
      ...diagrams,
      ...typed.diagnostics,
      ...languages.diagnostics,
      ...languages.languages.faults,
      ...unknownLanguages(loaded, languages.languages.names),
      ...pointToNames(specifications.diagnostics, used.config, used.source).filter(
        concerns(shown, specifications.documents),
      ),
      ...content.pages.flatMap((page) => page.diagnostics),
      ...(config ? site.diagnostics : []),
    ]);
    this.#lastReading = reading;
    return {
      ...state,
      format: schema && source && { file: source.file, schema },
      isUsable: config !== undefined && all.every(({ severity }) => severity !== 'error'),
      config: used.config,
      gitVersions: older.versions,
      features,
      diagnostics: all,
    };
  }

  /** Reads the pages and specifications. Changelogs are pages that follow from specifications. */
  async #read(config: Config | undefined, url: string | undefined, changed: ReadonlySet<string> | undefined) {
    const changelogs = this.#changelogs;
    const options = { specifications: this.#reading.specifications, base: this.#loaderOptions.base };
    const usable = this.#lastConfig ?? this.#withoutConfig();
    const read = async () => {
      const loaded = loadContent(this.#reading.content, config, url, config && changelogs.textsFor(config), changed);
      return { loaded, ...(await readSiteInput(usable, loaded, options)) };
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

  async #readConfig(): ConfigReading {
    const contentFolder = await findContentRoot(this.folder, this.#isUntrusted);
    // The folder may have been added or removed in development.
    if (contentFolder !== this.contentFolder) this.#reading = this.#readingOf(contentFolder);
    const read = await loadConfig(this.folder, { isUntrusted: this.#isUntrusted, change: this.#slots.config });
    const { copied } = this.#options;
    if (copied && read.config) return { ...read, config: copied.change(read.config) };
    if (!this.#isUntrusted || !read.config || !read.source) return read;
    const { config, diagnostics } = distrusted(read.config, read.source);
    return { ...read, config, diagnostics: [...read.diagnostics, ...diagnostics] };
  }

  // Addresses make pages show when they were changed, and reading the history of an old repository takes a while.
  async #changed({ trellis }: Config, { pages }: Content): Promise<ReadonlyMap<string, string> | undefined> {
    const isShown = trellis.lastUpdated || pages.some(({ frontmatter }) => frontmatter.timestamp);
    const isWanted =
      this.#options.asksHistory &&
      !this.#isUntrusted &&
      (isShown || (this.#options.url ?? trellis.siteUrl) !== undefined);
    if (!isWanted) return undefined;
    const { folder = this.folder, commit } = this.#options.copied ?? {};
    return (this.#history ??= lastChanges(folder, commit));
  }

  // Development reads the folder after every edit.
  async #commitsOf(refs: readonly string[]): Promise<ReadonlyMap<string, Commit | Error>> {
    const others = refs.filter((ref) => !this.#commits.has(ref));
    if (others.length > 0)
      for (const [ref, commit] of await findCommits(this.folder, others)) this.#commits.set(ref, commit);
    return this.#commits;
  }

  // If docs.json cannot be read, authors still see the pages.
  #withoutConfig(): UsableConfig {
    const { config, source } = parseConfig(
      JSON.stringify({ name: path.basename(this.folder), navigation: [] }),
      'docs.json',
    );
    if (!config) throw new TypeError('The stand-in for docs.json is valid.');
    return { config, source };
  }
}
