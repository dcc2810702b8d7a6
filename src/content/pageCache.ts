import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { CompileContext } from './compileContext.js';
import { compilePage, idOf, importedDigest, optionsOf } from './compilePage.js';
import { digestOfFile, type CompiledPage } from './compiledPage.js';
import type { ContentOptions } from './contentOptions.js';
import { hasSameAnswers } from '../mdx/compile/recording.js';
import { contentDigest } from '../shared/digest.js';
import { posixPath } from '../shared/posixPath.js';
import { settledStamp, stampOf } from '../shared/stampOf.js';
import { resolveTolerantly } from './links.js';
import type { Page } from './page.js';
import { createResolver } from './resolver.js';
import { respellLinks, type Respelled } from './respelledLinks.js';

/** Number of pages compiled in one turn of the event loop. */
const turn = 16;

/** The compiled pages of a content root. A page is compiled again when anything changes on which it depends. */
export class PageCache {
  readonly #options: ContentOptions;
  readonly #pages = new Map<string, CompiledPage>();
  /** Pages with corrected links, by the page before correction. */
  readonly #respelled = new WeakMap<Page, { stamp: string; page: Page }>();
  #count = 0;
  #generated: ReadonlyMap<string, string> = new Map();
  /** Absolute paths of the only pages that may have changed since the last read; undefined if any may have. */
  #changed: ReadonlySet<string> | undefined;

  constructor(options: ContentOptions) {
    this.#options = options;
  }

  /**
   * Starts reading all pages again.
   *
   * @param generated texts of generated pages, by the path that their file would have.
   * @param changed absolute paths of the changed pages; undefined if any may have changed.
   */
  begin(generated: ReadonlyMap<string, string>, changed?: ReadonlySet<string>): void {
    this.#generated = generated;
    this.#changed = changed;
  }

  /** @param relative path of the page below the content root. */
  async read(relative: string, around: CompileContext): Promise<Page> {
    const absolute = path.join(this.#options.root, relative);
    // Pages name their file, which another content root changes.
    const file = posixPath(path.relative(this.#options.project, absolute));
    const earlier = this.#pages.get(absolute) ?? this.#options.store?.get(file);
    const current = earlier && this.#current(earlier, relative, around);
    const compiled = current ?? this.#compile(relative, around);
    if (!current) this.#count += 1;
    this.#pages.set(absolute, compiled);
    if (compiled !== earlier) this.#options.store?.set(file, compiled);
    // Memory that the compiler allocates outside of the heap (0.2 MB per page) is only freed between turns of the event loop.
    if (!current && this.#count % turn === 0) await setImmediate();
    return compiled.page;
  }

  /** A page that was compiled earlier, if its inputs have not changed. */
  #current(earlier: CompiledPage, relative: string, around: CompileContext): CompiledPage | undefined {
    const absolute = path.join(this.#options.root, relative);
    if (earlier.options !== optionsOf(relative, around)) return undefined;
    const generated = this.#generated.get(relative);
    const isUntouched = generated === undefined && this.#isUntouched(absolute, earlier.stamp);
    const digestNow = () => (generated === undefined ? digestOfFile(absolute) : contentDigest(Buffer.from(generated)));
    if (!isUntouched && digestNow() !== earlier.source) return undefined;
    const isSameMode = earlier.showsGaps === undefined || earlier.showsGaps === (this.#options.showsGaps ?? false);
    const isStillHere =
      (isSameMode && earlier.surroundings === around.surroundings) ||
      hasSameAnswers(earlier.answers, createResolver(`/${idOf(relative)}`, around, this.#options));
    if (!isStillHere) return undefined;
    if (earlier.requests.imports.length > 0) {
      const faults: Diagnostic[] = [];
      const imports = around.shared.resolve(earlier.requests, absolute, faults);
      if (importedDigest(imports, faults, around.shared) !== earlier.imported) return undefined;
    }
    if (isUntouched && earlier.surroundings === around.surroundings) return earlier;
    return { ...earlier, stamp: settledStamp(absolute), surroundings: around.surroundings };
  }

  #isUntouched(file: string, stamp: string): boolean {
    if (this.#changed && this.#pages.has(file)) return !this.#changed.has(file);
    return stamp !== '' && stamp === stampOf(file);
  }

  /**
   * A page whose links have the fragments of their target pages. Called once all pages are read, because only then all fragments are known.
   *
   * @param pages all pages, by route.
   */
  respell(page: Page, relative: string, pages: ReadonlyMap<string, Page>, around: CompileContext): Page {
    const paths = { ...around, base: this.#options.base };
    const resolve = (target: string) => resolveTolerantly(target, `/${page.id}`, paths);
    const respelled = respellLinks(page, { pages, modules: around.shared.modules }, resolve);
    if (respelled.size === 0) return page;
    const stamp = JSON.stringify([...respelled]);
    const earlier = this.#respelled.get(page);
    if (earlier?.stamp === stamp) return earlier.page;
    const { page: compiled } = this.#compile(relative, around, respelled);
    this.#respelled.set(page, { stamp, page: compiled });
    return compiled;
  }

  #compile(relative: string, around: CompileContext, respelled?: Respelled): CompiledPage {
    return compilePage({ relative, generated: this.#generated.get(relative), respelled }, around, this.#options);
  }
}
