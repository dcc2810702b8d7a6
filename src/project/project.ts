import path from 'node:path';
import type { Config, SchemaName } from '../config/config.js';
import { checkDiagrams } from '../content/diagrams.js';
import { unknownLanguages } from '../content/unknownLanguages.js';
import type { ContentOptions } from '../content/contentOptions.js';
import type { Content } from '../content/page.js';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { Feature, FeatureOptions } from '../features/feature.js';
import { createChangeableSite, type ChangeableSite } from '../site/createSite.js';
import { createDescribedOperations } from '../render/describedOperations.js';
import { filesOfEveryPage } from '../site/filesOfEveryPage.js';
import type { RepositoryCandidates } from '../site/repository.js';
import { Changelogs } from './changelogs/changelogs.js';
import { checkEvaluatedTargets } from './evaluatedTargets.js';
import { Evaluations } from './evaluations.js';
import { namingFile } from './fileNaming.js';
import { findGitVersions, type GitVersion } from './gitVersions.js';
import { createFeatures } from './features.js';
import { guardPlugin, readingSlots } from './plugins.js';
import { createReference } from './reference.js';
import { createReferenceIds, type ReferenceIds } from './referenceIds.js';
import { createSiteFiles } from './siteFiles.js';
import type { SiteInput } from '../site/input.js';
import type { SiteState } from './siteState.js';
import { LanguageReader } from './languages/readLanguages.js';
import { bundleIslands, noIslands } from './islands.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { once } from '../shared/once.js';
import { textAt } from '../shared/textAt.js';
import { readParts } from './parts/parts.js';
import { repositoryCandidates } from './repository.js';
import { tellRejected } from './rejections.js';
import { commitIn } from './revision.js';
import { readStars } from './stars.js';
import { pointToNames } from './specifications.js';
import { concerns, usedSpecifications } from './usedSpecifications.js';
import { Trials } from './trial/trials.js';
import { readTranslationRecord } from './translationRecord.js';
import { TypeReader } from '../features/types/typeReader.js';
import { Commits } from './commits.js';
import { FolderReader } from './folderReader.js';

export interface ProjectOptions extends FeatureOptions {
  /** Absolute paths of folders without content, such as the output folder. */
  skip: readonly string[];
  /** Ask GitHub for the stars of repositories in the header. */
  asksGithub?: boolean;
  /** Ask git for the dates of pages, if the site shows them. */
  asksHistory?: boolean;
  /** Address at which the site is served, if not that of docs.json. */
  url?: string | undefined;
  /** The documentation folder at a commit, of which this folder is a copy. */
  copied?: CopiedFolder | undefined;
  /** True for pages that are not shown. Only their titles are read. */
  isOutline?: ContentOptions['isOutline'];
  /** Receives diagnostics that occur while pages are rendered. */
  note?: (fault: Diagnostic) => void;
}

/** The folder from which another one was copied. */
interface CopiedFolder {
  /** Absolute path. */
  folder: string;
  /** Id of the commit. */
  commit: string;
  /** Branch, tag or commit, as the user typed it. */
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
  readonly isUsable: boolean;
  /** The configuration file and its form; undefined if there is none. */
  format: { file: string; schema: SchemaName } | undefined;
  /** docs.json. */
  config: Config;
  /** Older versions of the site. */
  gitVersions: readonly GitVersion[];
  /** The additions of Trellis' features and of plug-ins. */
  features: readonly Feature[];
  /** All diagnostics, in the order of files and lines. The site is checked on first access. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Parts of a project. */
interface ProjectParts {
  reader: FolderReader;
  commits: Commits;
  changelogs: Changelogs;
}

// An enterprise's own GitHub, or a substitute in tests.
const githubApi = (): string => (process.env['TRELLIS_GITHUB_API'] ?? 'https://api.github.com').replace(/\/$/, '');

/** A documentation folder on disk, read again whenever it has changed. */
export class Project {
  /** Absolute path of the folder with docs.json. */
  readonly folder: string;
  /** Absolute paths of folders without content. */
  readonly skip: readonly string[];
  readonly #options: ProjectOptions;
  readonly #reader: FolderReader;
  readonly #plugins: readonly Feature[];
  readonly #repository: RepositoryCandidates;
  readonly #commits: Commits;
  readonly #changelogs: Changelogs;
  readonly #evaluations: Evaluations;
  readonly #trials = new Trials();
  readonly #languages = new LanguageReader();
  readonly #types: TypeReader;
  /** The site of the last read; undefined if it failed, so that its changes are read again. */
  #site: ChangeableSite | undefined;
  #referenceIds: ReferenceIds | undefined;

  private constructor(folder: string, options: ProjectOptions, parts: ProjectParts) {
    const { skip, copied, isUntrusted = false, plugins = [], note = () => undefined } = options;
    this.folder = folder;
    this.skip = skip;
    this.#options = options;
    this.#reader = parts.reader;
    this.#commits = parts.commits;
    this.#changelogs = parts.changelogs;
    this.#plugins = plugins.map((plugin) => guardPlugin(plugin, note));
    this.#evaluations = new Evaluations(folder);
    this.#types = new TypeReader(folder, isUntrusted);
    if (copied) this.#repository = { ...repositoryCandidates(copied.folder), branch: copied.ref };
    else this.#repository = isUntrusted ? { folder: '' } : repositoryCandidates(folder);
  }

  /** Finds the folder with the pages of a documentation folder, without reading any. */
  static async open(folder: string, options: ProjectOptions): Promise<Project> {
    const absolute = path.resolve(folder);
    const commits = new Commits(absolute);
    const changelogs = new Changelogs(absolute, async (ref) => commitIn(await commits.find([ref]), ref));
    const reader = await FolderReader.open(absolute, {
      ...options,
      slots: readingSlots(options.plugins ?? []),
      changelogs,
      changeConfig: options.copied?.change,
    });
    return new Project(absolute, options, { reader, commits, changelogs });
  }

  /** Absolute path of the folder with the pages. */
  get contentFolder(): string {
    return this.#reader.contentFolder;
  }

  /** Absolute paths of imports and specifications, which can be in any folder. */
  get namedFiles(): string[] {
    return this.#reader.namedFiles;
  }

  /** Stores compiled pages for the next command. */
  save(): void {
    this.#reader.save();
    this.#changelogs.save();
  }

  /** @param changed absolute paths of the files that have changed since the last call; undefined if any may have. */
  async load(changed?: readonly string[]): Promise<ProjectState> {
    const { base, isUntrusted = false } = this.#options;
    const last = this.#site;
    this.#site = undefined;
    const { config, schema, source, diagnostics, loaded, input, specifications, served, readable, texts } =
      await this.#reader.read(changed);
    tellRejected(this.folder, loaded.pages);
    const [islands, diagrams, parts, typed] = await Promise.all([
      isUntrusted ? noIslands : bundleIslands(loaded, this.folder),
      checkDiagrams(loaded),
      readParts(this.folder, isUntrusted),
      this.#types.read(loaded),
      isUntrusted ? undefined : this.#trials.of(loaded),
    ]);
    const used = { config: input.config, source: input.configSource };
    const languages = this.#languages.read(used.config, used.source, readable);
    const changeable = (texts && last?.withTexts(texts)) ?? (await this.#createSite(input, loaded));
    this.#site = changeable;
    const { site } = changeable;
    const evaluate = this.#evaluations.at(loaded.modules, islands, base);
    const documents = usedSpecifications(site, specifications.documents);
    const { stylesheets, scripts } = site.everywhere;
    const specificationFiles = served.addresses;
    const shownFiles = documents.flatMap(({ id }) => specificationFiles.get(id) ?? []);
    const content = { ...loaded, ...loaded.publish([...stylesheets, ...scripts, ...shownFiles], served.files) };
    const operations = createDescribedOperations(site, specifications.documents, evaluate);
    const files = createSiteFiles({ site, content }, this.#options);
    const read = {
      ...{ folder: this.folder, site, content, islands, languages: languages.languages, types: typed.types },
      changelogs: this.#changelogs.versions,
    };
    const described = { ...read, parts, specifications, specificationFiles, evaluate, operations, files };
    const state: SiteState = { ...described, reference: createReference(described, base) };
    this.#referenceIds = createReferenceIds(state.reference);
    const features = [...createFeatures(state, this.#options), ...this.#plugins];
    const older = await findGitVersions(used.config, used.source, (refs) => this.#commits.find(refs), [
      ...site.routes.keys(),
      ...content.assets.keys(),
    ]);
    const ofChangelogs = this.#changelogs.diagnostics;
    const diagnose = once(() => {
      const routes = [...site.routes.values()];
      return namingFile(source?.file, [
        ...diagnostics,
        ...older.diagnostics,
        ...ofChangelogs,
        ...content.diagnostics,
        ...features.flatMap((feature) => feature.check?.(routes) ?? []),
        ...checkEvaluatedTargets(state),
        ...diagrams,
        ...typed.diagnostics,
        ...languages.diagnostics,
        ...languages.languages.faults,
        ...unknownLanguages(loaded, languages.languages.names),
        ...pointToNames(specifications.diagnostics, used.config, used.source).filter(
          concerns(documents, specifications.documents),
        ),
        ...content.pages.flatMap((page) => page.diagnostics),
        ...(config ? site.diagnostics : []),
      ]);
    });
    return {
      ...state,
      format: schema && source && { file: source.file, schema },
      get isUsable() {
        return config !== undefined && !diagnose().some(isError);
      },
      config: used.config,
      gitVersions: older.versions,
      features,
      get diagnostics() {
        return diagnose();
      },
    };
  }

  async #createSite(input: SiteInput, loaded: Content): Promise<ChangeableSite> {
    const { url, isUntrusted = false, asksGithub = false } = this.#options;
    const { stylesheets } = filesOfEveryPage({ config: input.config, everywhere: loaded.everywhere });
    return createChangeableSite({
      ...input,
      referenceIds: (route) => this.#referenceIds?.(route),
      // External style sheets have no file.
      styles: stylesheets.flatMap((address) => textAt(loaded.files.get(address) ?? '') ?? []),
      repository: this.#repository,
      url,
      translations: readTranslationRecord(this.folder),
      changed: await this.#changed(input.config, loaded),
      stars:
        asksGithub && !isUntrusted
          ? await readStars(input.config, path.join(cacheFolder(this.folder), 'stars.json'), githubApi())
          : new Map(),
    });
  }

  // Only read if pages show dates or sitemaps need them, because reading the history of an old repository takes a while.
  async #changed({ trellis }: Config, { pages }: Content): Promise<ReadonlyMap<string, string> | undefined> {
    const isShown = trellis.lastUpdated || pages.some(({ frontmatter }) => frontmatter.timestamp);
    const { asksHistory, isUntrusted, url = trellis.siteUrl, copied } = this.#options;
    if (!asksHistory || isUntrusted || !(isShown || url !== undefined)) return undefined;
    return this.#commits.changes(copied);
  }
}
