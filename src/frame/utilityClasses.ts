import path from 'node:path';
import { maxBytes } from '../content/folderEntry.js';
import { packageRoot } from '../shared/packageRoot.js';
import { readWhenChanged } from '../shared/stampOf.js';
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

/** Escapes in a style sheet: `\[` for a character, and `\32 ` for a digit at the beginning of a name. */
const escape = /\\(?:3(\d) )?/g;

/** Tailwind's rules for the utility classes in an author's files. */
export class UtilityClasses {
  // Without the word `class`, a text contains no class names.
  readonly #namesIn = readWhenChanged((file) => {
    const text = textAt(file, maxBytes) ?? '';
    return text.includes('class') ? [...new Set(findCandidates(text))] : [];
  });
  /** A style sheet, with all names that rules were made for. */
  #compiled: { names: Set<string>; sheet: Promise<CompiledStylesheet> } | undefined;
  #rules: { css: string; minified: string } = { css: '', minified: '' };

  /**
   * @param files absolute paths. Files too large for a page are skipped.
   * @returns minified rules for the classes in the files; empty if there are none.
   */
  async read(files: readonly string[]): Promise<string> {
    const names = new Set(files.flatMap(this.#namesIn));
    if (names.size === 0) return '';
    // Loaded on demand, because Tailwind and the minifier are large.
    const { compileStylesheet, minifyStylesheet } = await import('./stylesheet.js');
    // A compiled style sheet can only grow. It is kept as long as it has no rule for a class that is gone.
    const plain = this.#rules.css.replace(escape, '$1');
    const hasGone = this.#compiled?.names
      .difference(names)
      .values()
      .some((name) => plain.includes(name));
    if (!this.#compiled || hasGone) this.#compiled = { names: new Set(), sheet: compileStylesheet(stylesheet) };
    for (const name of names) this.#compiled.names.add(name);
    const { build } = await this.#compiled.sheet;
    const css = build([...names]);
    if (css !== this.#rules.css) this.#rules = { css, minified: minifyStylesheet(css) };
    return this.#rules.minified;
  }
}
