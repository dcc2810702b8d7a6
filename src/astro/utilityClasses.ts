import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import type { Plugin } from 'vite';
import { maxBytes } from '../content/folderEntry.js';
import { packageRoot } from '../shared/packageRoot.js';
import { stampOf } from '../shared/stampOf.js';
import { textAt } from '../shared/textAt.js';

/** The style sheet to which Tailwind adds rules for utility classes. */
export const utilityStylesheet = path.join(packageRoot, 'src/theme/styles/index.css');

const word = /[^\s"'`<>{}()[\];,=\\]+/g;
/** Classes with an arbitrary value, such as `grid-cols-[1fr_auto]` and `data-[state="open"]:flex`. */
const arbitraryValue = /[^\s"'`<>{}()[\];,=\\]*(?:\[(?:[^\s[\]]|\[[^\s[\]]*\])*\]|\([^\s()]*\))[^\s"'`<>{}();,=\\]*/g;
const punctuation = /^[^\w@!*-]+|[^\w%!*-]+$/g;

/** Words of a source text that may be class names. Tailwind ignores those that are none. */
export function findCandidates(text: string): string[] {
  const words = text.match(word) ?? [];
  const withValues = (text.match(arbitraryValue) ?? []).filter((each) => !each.includes('://'));
  return [...words, ...words.map((each) => each.replace(punctuation, '')), ...withValues];
}

/** Tailwind's rules for the utility classes in an author's files. */
export class UtilityClasses {
  readonly #files: () => readonly string[];
  readonly #names = new Set<string>();
  readonly #stamps = new Map<string, string>();
  #made: { css: string; build: (names: string[]) => string } | undefined;

  /** @param files gives absolute paths; what is too large for a page is not read. */
  constructor(files: () => readonly string[]) {
    this.#files = files;
  }

  /** True if the current style sheet lacks a rule. */
  get isOld(): boolean {
    this.#read();
    return this.#made !== undefined && this.#made.build([...this.#names]) !== this.#made.css;
  }

  /**
   * Generates the style sheet.
   *
   * @param onDependency is called with each of Trellis' files that the style sheet is made of.
   */
  async css(onDependency: (file: string) => void): Promise<string> {
    this.#read();
    const { build } = await compile(readFileSync(utilityStylesheet, 'utf8'), {
      base: path.dirname(utilityStylesheet),
      shouldRewriteUrls: true,
      onDependency,
    });
    const css = build([...this.#names]);
    this.#made = { css, build };
    return css;
  }

  #read(): void {
    for (const file of this.#files()) {
      const stamp = stampOf(file);
      if (this.#stamps.get(file) === stamp) continue;
      this.#stamps.set(file, stamp);
      const content = textAt(file, maxBytes) ?? '';
      for (const name of findCandidates(content)) this.#names.add(name);
    }
  }
}

/**
 * Adds the rules for utility classes to the style sheet. Tailwind receives the class names in files that the site uses. A file pattern would also
 * make it read unrelated files of any size.
 */
export function utilityClassesPlugin(classes: UtilityClasses): Plugin {
  let isBuilt = false;
  return {
    name: 'trellis:utility-classes',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    async load(id) {
      if (id !== utilityStylesheet) return undefined;
      const css = await classes.css((file) => this.addWatchFile(file));
      return isBuilt ? optimize(css, { minify: true }).code : css;
    },
  };
}
