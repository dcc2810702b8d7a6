import path from 'node:path';
import { createHighlighting, type Highlighting } from '../content/highlight/highlighting.js';
import { tokenStyles } from '../content/highlight/styles.js';
import { themeNamed } from '../content/highlight/theme.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import type { Rendering } from '../render/rendering.js';
import { sayDamaged } from '../shared/damageNotice.js';
import { posixPath } from '../shared/posixPath.js';
import { conversionSeconds, ResponsivePictures } from '../features/pictures/responsivePictures.js';
import { ShareImages } from '../features/pictures/shareImages.js';
import { SiteIcons } from '../features/pictures/siteIcons.js';
import { isMocked, mockMounts } from '../features/mock/mounts.js';
import { cacheFolder, makeCacheFolder } from '../shared/cacheFolder.js';
import type { PlaygroundSource } from './playground/files.js';
import { Project, type ProjectOptions, type ProjectState } from './project.js';
import { createRendering } from './rendering.js';
import { evaluationFaults } from './evaluationFaults.js';
import { readFaultyPages, writeFaultyPages } from './faultyPages.js';

/** Modes of pages that have more room than the column of text. */
const wideModes = new Set(['wide', 'custom', 'frame']);

export interface SessionOptions extends ProjectOptions {
  isDev: boolean;
  /** The development server answers for the APIs of the site. */
  mock?: boolean;
  /** Icons are painted, and pictures of pages where the address of the site is known and docs.json does not say otherwise. */
  paintsImages?: boolean;
  /** Scripts that the bundler of an Astro project puts into pages, known when the first is rendered; left out for the command line. */
  inlined?: ReadonlySet<string>;
  /** Folder with the pages of the last build; left out where none are rendered to be kept. */
  pages?: string;
  /** Hears how long each page took to be rendered. */
  tookTime?: Rendering['tookTime'];
}

const codeTheme = ({ site }: ProjectState): string => JSON.stringify(site.settings.styling.codeblocks);

function highlightingOf({ folder }: Project, { site, languages }: ProjectState): Promise<Highlighting> {
  const { codeblocks } = site.settings.styling;
  return createHighlighting({
    ...(typeof codeblocks === 'string' ? {} : { theme: themeNamed(codeblocks) }),
    own: languages,
    cacheFile: path.join(cacheFolder(folder), 'highlight.json'),
    onDamage: sayDamaged,
  });
}

/** One run over a documentation folder: what was read last, and what has been rendered of it. */
export class Session {
  readonly project: Project;
  /** Time at which the first reading of the folder began, in milliseconds. */
  readonly begun: number;
  readonly #options: SessionOptions;
  #highlighting: Highlighting;
  readonly #images: ShareImages | undefined;
  readonly #icons: SiteIcons | undefined;
  readonly #pictures: ResponsivePictures | undefined;
  readonly #faults = new Map<string, Diagnostic>();
  #state: ProjectState;
  #rendering: Rendering;
  #revision = 0;

  private constructor(
    project: Project,
    { state, begun }: { state: ProjectState; begun: number },
    options: SessionOptions,
    highlighting: Highlighting,
  ) {
    this.project = project;
    this.begun = begun;
    this.#state = state;
    this.#options = options;
    this.#highlighting = highlighting;
    const { url, images } = state.site;
    const cache = cacheFolder(project.folder);
    if (options.paintsImages && !options.isDev) {
      this.#icons = new SiteIcons(state, path.join(cache, 'icons'));
      if (images.conversionSeconds !== 0) this.#pictures = this.#responsive(path.join(cache, 'pictures'));
      if (url !== undefined && images.isPainted) this.#images = new ShareImages(state, path.join(cache, 'images'));
    }
    this.#rendering = this.#render();
  }

  /** Reads a documentation folder. */
  static async open(folder: string, options: SessionOptions): Promise<Session> {
    makeCacheFolder(path.resolve(folder));
    const project = await Project.open(folder, {
      ...options,
      showsGaps: options.isDev,
      asksGithub: true,
      asksHistory: true,
    });
    const begun = Date.now();
    const state = await project.load();
    return new Session(project, { state, begun }, options, await highlightingOf(project, state));
  }

  get state(): ProjectState {
    return this.#state;
  }

  /** Absolute paths of the author's files that make HTML: pages, what they import, and parts of the frame. */
  get texts(): string[] {
    const { content, parts } = this.#state;
    const files = [...content.pages.map(({ file }) => file), ...parts.files];
    return [...files.map((file) => path.resolve(this.project.folder, file)), ...content.modules.keys()];
  }

  /** Number of times the folder has been read again. */
  get revision(): number {
    return this.#revision;
  }

  /** Grammars that code of a page was too much for. */
  get #slowLanguages(): Diagnostic[] {
    const { diagnostics, languages } = this.#state;
    return languages.faults.filter((fault) => !diagnostics.includes(fault));
  }

  /** The rendering that routes use. */
  get rendering(): Rendering {
    return this.#rendering;
  }

  /** Changes with the theme of code. */
  get codeTheme(): string {
    return codeTheme(this.#state);
  }

  /** The style sheet of code; undefined where it is the one that comes with the component. */
  get codeStyles(): string | undefined {
    const { codeblocks } = this.#state.site.settings.styling;
    return typeof codeblocks === 'string' ? undefined : tokenStyles(themeNamed(codeblocks));
  }

  /** Input for the playground and the explorers. */
  get playground(): PlaygroundSource {
    const { site, operations } = this.#state;
    // GraphQL schemas and libraries have no frame, and nothing answers for them.
    const specifications = this.#state.specifications.documents.filter(isMocked);
    const { base, mock } = this.#options;
    return { site, specifications, operations, base, mocks: mock ? mockMounts(site, specifications) : new Map() };
  }

  /** Converts the author's pictures, paints the icons and makes ready what paints the pictures of pages; has to be done before pages are rendered, which name them. */
  async prepareImages(): Promise<void> {
    const named = (file: string): string => posixPath(path.relative(this.project.folder, file));
    for (const fault of (await this.#pictures?.prepare(named)) ?? [])
      this.#faults.set(`${fault.file ?? ''}\n${fault.code}`, fault);
    try {
      await this.#icons?.prepare();
      await this.#images?.prepare();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.report(
        diagnostic('outputs/images', {
          message: `Icons and the pictures of pages cannot be painted: ${reason.replace(/\.$/, '')}.`,
          help: 'The rest of the site is built. Build with `--no-og-images` to do without.',
        }),
      );
    }
  }

  #responsive(cache: string): ResponsivePictures {
    const { site, content } = this.#state;
    const named = [...content.assets].filter(([address]) => content.namedFiles.has(address));
    const hasWidePages = [...site.routes.values()].some(
      ({ frontmatter: { mode } }) => mode !== undefined && wideModes.has(mode),
    );
    const seconds = site.images.conversionSeconds ?? conversionSeconds(site.routes.size);
    return new ResponsivePictures(new Map(named), { cache, seconds, hasWidePages });
  }

  /** Writes the icons and the pictures of pages into a built site. */
  async writeImages(folder: string): Promise<void> {
    await this.#pictures?.write(folder);
    this.#icons?.write(folder);
    await this.#images?.write(folder);
  }

  /** Takes note of a problem that belongs to no page. */
  report(fault: Diagnostic): void {
    this.#faults.set(fault.code, fault);
  }

  /** Problems found while reading and while rendering. */
  get diagnostics(): Diagnostic[] {
    return arrange([...this.#state.diagnostics, ...this.#slowLanguages, ...this.#faults.values()]);
  }

  /**
   * Finds the pages that throw when they are rendered, which nobody may have looked at.
   *
   * @returns false when the folder was read again meanwhile.
   */
  async survey(): Promise<boolean> {
    const state = this.#state;
    const isOld = (): boolean => state !== this.#state;
    const faults = await evaluationFaults(state, isOld);
    if (isOld()) return false;
    for (const [key, fault] of faults) if (!this.#faults.has(key)) this.#faults.set(key, fault);
    return true;
  }

  /** Reads the folder again after a change. One call has to end before the next. */
  async reload(): Promise<void> {
    const state = await this.project.load();
    if (codeTheme(state) !== this.codeTheme || state.languages !== this.#state.languages)
      this.#highlighting = await highlightingOf(this.project, state);
    this.#state = state;
    this.#revision += 1;
    this.#faults.clear();
    this.#rendering = this.#render();
  }

  /** Keeps for the next build what was expensive in this one. */
  async save(): Promise<void> {
    await this.#highlighting.save();
    const { pages } = this.#options;
    const files = [...this.#faults.keys()].flatMap((key) => key.split('\n', 1));
    if (pages !== undefined) writeFaultyPages(pages, [...new Set(files)]);
  }

  #render(): Rendering {
    const { base, isDev, isUntrusted = false, inlined, tookTime, hooks, pages } = this.#options;
    return createRendering(this.#state, {
      base,
      isDev,
      head: hooks?.head,
      playground: this.playground,
      highlighting: this.#highlighting,
      faults: this.#faults,
      images: this.#images,
      icons: this.#icons,
      pictures: this.#pictures,
      faulty: pages === undefined ? new Set() : readFaultyPages(pages),
      tookTime,
      // While an author works, scripts of Vite's stand in the page.
      finishing: { hasPolicy: !isDev, isUntrusted, inlined },
    });
  }
}
