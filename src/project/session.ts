import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createHighlighting, type Highlighting } from '../highlight/highlighting.js';
import { tokenStyles } from '../highlight/styles.js';
import { themeNamed } from '../highlight/theme.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import type { Rendering } from '../render/rendering.js';
import { sayDamaged } from '../shared/damageNotice.js';
import { ValueStore } from '../shared/valueStore.js';
import type { BuiltSite } from '../features/plugin.js';
import { handleInTurn, type Handler } from '../shared/serve/handler.js';
import { cacheFolder, makeCacheFolder } from '../shared/cacheFolder.js';
import { Project, type ProjectOptions, type ProjectState } from './project.js';
import { createRendering } from './rendering.js';
import { evaluationFaults } from './evaluationFaults.js';

export interface SessionOptions extends ProjectOptions {
  isDev: boolean;
  /** Called with the time that each page took to render. */
  tookTime?: Rendering['tookTime'];
}

/** Number of bytes of highlighted code that is kept although this build did not print its pages. */
const spareCode = 32 * 1024 * 1024;

/** Key that is equal for repeated reports of one fault; starts with the file. */
const keyOf = ({ file = '', code, message }: Diagnostic): string => `${file}\n${code} ${message}`;

const codeTheme = ({ site }: ProjectState): string => JSON.stringify(site.settings.styling.codeblocks);

function highlightingOf({ site, languages }: ProjectState, cache: ValueStore<string>): Highlighting {
  const { codeblocks } = site.settings.styling;
  return createHighlighting({
    ...(typeof codeblocks === 'string' ? {} : { theme: themeNamed(codeblocks) }),
    own: languages,
    cache,
  });
}

/** State of a folder from which later changes are detected. */
export interface FolderStart {
  /** Time in milliseconds. */
  time: number;
  /** Names of the direct children of the folder. */
  names: readonly string[];
}

/** One run over a documentation folder: its current state, and the diagnostics of rendering it. */
export class Session {
  readonly project: Project;
  /** The folder when its first reading started. */
  readonly start: FolderStart;
  readonly #options: SessionOptions;
  #highlighting: Highlighting;
  readonly #faults: Map<string, Diagnostic>;
  /** Highlighted code. */
  readonly #code: ValueStore<string>;
  #state: ProjectState;
  #rendering: Rendering;
  #revision = 0;

  private constructor(
    project: Project,
    {
      state,
      start,
      faults,
      code,
    }: { state: ProjectState; start: FolderStart; faults: Map<string, Diagnostic>; code: ValueStore<string> },
    options: SessionOptions,
    highlighting: Highlighting,
  ) {
    this.project = project;
    this.start = start;
    this.#state = state;
    this.#options = options;
    this.#highlighting = highlighting;
    this.#faults = faults;
    this.#code = code;
    this.#rendering = this.#render();
  }

  static async open(folder: string, options: SessionOptions): Promise<Session> {
    makeCacheFolder(path.resolve(folder));
    const faults = new Map<string, Diagnostic>();
    const project = await Project.open(folder, {
      ...options,
      asksGithub: true,
      asksHistory: true,
      note: (fault) => faults.set(keyOf(fault), fault),
    });
    const start = { time: Date.now(), names: readdirSync(project.folder) };
    const state = await project.load();
    const code = new ValueStore<string>(
      path.join(cacheFolder(project.folder), 'code.bin'),
      'code 1',
      sayDamaged,
      spareCode,
    );
    return new Session(project, { state, start, faults, code }, options, highlightingOf(state, code));
  }

  get state(): ProjectState {
    return this.#state;
  }

  /**
   * Absolute paths of the author's files that can name utility classes: pages, their imports, and parts of the frame. There are none in an untrusted
   * folder, because such a class can load any address.
   */
  get texts(): string[] {
    if (this.#options.isUntrusted) return [];
    const { content, parts } = this.#state;
    const pages = content.pages.filter(({ hasClasses }) => hasClasses);
    const files = [...pages.map(({ file }) => file), ...parts.files];
    return [...files.map((file) => path.resolve(this.project.folder, file)), ...content.modules.keys()];
  }

  /** Number of times that the folder has been read again. */
  get revision(): number {
    return this.#revision;
  }

  /** Grammars that were too slow for a page's code. */
  get #slowLanguages(): Diagnostic[] {
    const { diagnostics, languages } = this.#state;
    return languages.faults.filter((fault) => !diagnostics.includes(fault));
  }

  /** The services that routes use. */
  get rendering(): Rendering {
    return this.#rendering;
  }

  /** The style sheet for code; undefined for the default one. */
  get codeStyles(): string | undefined {
    const { codeblocks } = this.#state.site.settings.styling;
    return typeof codeblocks === 'string' ? undefined : tokenStyles(themeNamed(codeblocks));
  }

  /** Prepares files that pages refer to. Must run before pages are rendered. */
  async prepare(): Promise<void> {
    for (const feature of this.#state.features)
      for (const fault of (await feature.prepare?.()) ?? []) this.#faults.set(keyOf(fault), fault);
  }

  /**
   * Lets features write into a built site.
   *
   * @param folder absolute path of the folder with the built documentation.
   */
  async finish(folder: string): Promise<void> {
    const { site, features } = this.#state;
    const { base } = this.#options;
    const { url, routes } = site;
    const pages = Array.from(routes.values(), ({ path: address, title, source: { page } }) => ({
      path: address,
      title,
      ...(page && { file: page.file }),
    }));
    const built: BuiltSite = { folder, base, ...(url === undefined ? {} : { url }), pages };
    for (const feature of features) await feature.done?.(built);
  }

  /** Lets features answer a request of the development server. */
  readonly answer: Handler = (request, response, next) =>
    handleInTurn(this.#state.features.flatMap(({ answer = [] }) => answer))(request, response, next);

  /** Records a fault that belongs to no page. */
  report(fault: Diagnostic): void {
    this.#faults.set(keyOf(fault), fault);
  }

  get diagnostics(): Diagnostic[] {
    return arrange([...this.#state.diagnostics, ...this.#slowLanguages, ...this.#faults.values()]);
  }

  /**
   * Evaluates all pages to find those that throw, including pages that nobody has opened.
   *
   * @returns false if the folder was read again in the meantime.
   */
  async survey(): Promise<boolean> {
    const state = this.#state;
    const isOld = (): boolean => state !== this.#state;
    const faults = await evaluationFaults(state, isOld);
    if (isOld()) return false;
    for (const [key, fault] of faults) if (!this.#faults.has(key)) this.#faults.set(key, fault);
    return true;
  }

  /**
   * Reads the folder again after a change. Calls must not overlap.
   *
   * @param changed absolute paths of the files that have changed; undefined if any may have.
   */
  async reload(changed?: readonly string[]): Promise<void> {
    const state = await this.project.load(changed);
    if (codeTheme(state) !== codeTheme(this.#state) || state.languages !== this.#state.languages)
      this.#highlighting = highlightingOf(state, this.#code);
    this.#state = state;
    this.#revision += 1;
    this.#faults.clear();
    this.#rendering = this.#render();
  }

  /** Stores expensive results for the next command. Development keeps them in memory for the next edit. */
  save(): void {
    // A folder that was moved away in development must not appear again with only a cache.
    if (!existsSync(this.project.folder)) return;
    if (this.#options.isDev) this.#code.write();
    else this.#code.save();
    this.project.save();
  }

  #render(): Rendering {
    const { base, isDev, tookTime } = this.#options;
    return createRendering(this.#state, {
      base,
      isDev,
      tookTime,
      highlighting: this.#highlighting,
      faults: this.#faults,
    });
  }
}
