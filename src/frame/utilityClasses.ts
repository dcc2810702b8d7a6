import path from 'node:path';
import { maxBytes } from '../content/folderEntry.js';
import { packageRoot } from '../shared/packageRoot.js';
import { stampOf } from '../shared/stampOf.js';
import { textAt } from '../shared/textAt.js';
import type { CompiledStylesheet } from './stylesheet.js';

const stylesheet = path.join(packageRoot, 'src/theme/styles/utilities.css');

const word = /[^\s"'`<>{}()[\];,=\\]+/g;
/** Classes with arbitrary values and variants, such as `grid-cols-[1fr_auto]` and `[&_svg]:text-(--color-accent)`. */
const arbitraryValue = /(?:[^\s"'`<>{}()[\];,=\\]|\[(?:[^\s[\]]|\[[^\s[\]]*\])*\]|\([^\s()]*\))+/g;
const punctuation = /^[^\w@!*-]+|[^\w%!*-]+$/g;

/** Words of a source text that may be class names. Tailwind ignores those that are none. */
export function findCandidates(text: string): string[] {
  const words = text.match(word) ?? [];
  const withValues = (text.match(arbitraryValue) ?? []).filter((each) => /[[(]/.test(each) && !each.includes('://'));
  return [...words, ...words.map((each) => each.replace(punctuation, '')), ...withValues];
}

/** Tailwind's rules for the utility classes in an author's files. */
export class UtilityClasses {
  readonly #names = new Set<string>();
  readonly #stamps = new Map<string, string>();
  #compiled: Promise<CompiledStylesheet> | undefined;
  #rules: { css: string; minified: string } = { css: '', minified: '' };

  /**
   * Reads files that have changed since the last call.
   *
   * @param files absolute paths. Files too large for a page are skipped.
   * @param changed the only files that may have changed since the last call; undefined if any may have.
   * @returns minified rules for the classes in all files read so far; empty if there are none.
   */
  async read(files: readonly string[], changed?: ReadonlySet<string>): Promise<string> {
    for (const file of files) {
      if (changed && !changed.has(file) && this.#stamps.has(file)) continue;
      const stamp = stampOf(file);
      if (this.#stamps.get(file) === stamp) continue;
      this.#stamps.set(file, stamp);
      const text = textAt(file, maxBytes) ?? '';
      // Without the word `class`, a text contains no class names.
      if (text.includes('class')) for (const name of findCandidates(text)) this.#names.add(name);
    }
    if (this.#names.size === 0) return '';
    // Loaded on demand, because Tailwind and the minifier are large.
    const { compileStylesheet, minifyStylesheet } = await import('./stylesheet.js');
    const { build } = await (this.#compiled ??= compileStylesheet(stylesheet));
    const css = build([...this.#names]);
    if (css !== this.#rules.css) this.#rules = { css, minified: minifyStylesheet(css) };
    return this.#rules.minified;
  }
}
