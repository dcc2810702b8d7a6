import path from 'node:path';
import { maxBytes } from '../content/folderEntry.js';
import { packageRoot } from '../shared/packageRoot.js';
import { readWhenChanged } from '../shared/stampOf.js';
import { textAt } from '../shared/textAt.js';
import type { CompiledStylesheet } from './stylesheet.js';

const stylesheet = path.join(packageRoot, 'src/theme/styles/utilities.css');

const word = /[^\s"'`<>{}()[\];,=\\]+/g;
/** Classes with arbitrary values and variants, such as `grid-cols-[1fr_auto]` and `[&_svg]:text-(--tr-color-accent)`. */
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
  /** The files of the last call, with the possible class names in each. */
  #files: ReadonlyMap<string, readonly string[]> = new Map();
  /** Names with the number of files that have them. */
  readonly #uses = new Map<string, number>();
  #compiled: Promise<CompiledStylesheet> | undefined;
  #rules: { css: string; minified: string } = { css: '', minified: '' };

  /**
   * Reads files that have changed since the last call.
   *
   * @param files absolute paths. Files too large for a page are skipped.
   * @param changed the only files that may have changed since the last call; undefined if any may have.
   * @returns minified rules for the classes in the files; empty if there are none.
   */
  async read(files: readonly string[], changed?: ReadonlySet<string>): Promise<string> {
    const before = this.#files;
    this.#files = new Map(files.map((file) => [file, this.#namesIn(file, changed?.has(file))]));
    const gone = this.#count(before);
    if (this.#uses.size === 0) return '';
    // Loaded on demand, because Tailwind and the minifier are large.
    const { compileStylesheet, minifyStylesheet } = await import('./stylesheet.js');
    // A compiled style sheet can only grow. It is kept as long as it has no rule for a class that is gone.
    const plain = this.#rules.css.replace(escape, '$1');
    if (gone.some((name) => plain.includes(name))) this.#compiled = undefined;
    const { build } = await (this.#compiled ??= compileStylesheet(stylesheet));
    const css = build([...this.#uses.keys()]);
    if (css !== this.#rules.css) this.#rules = { css, minified: minifyStylesheet(css) };
    return this.#rules.minified;
  }

  /** Counts the names of files that differ from those before. Returns the names that no file has any more. */
  #count(before: ReadonlyMap<string, readonly string[]>): string[] {
    for (const [file, names] of this.#files)
      if (names !== before.get(file)) for (const name of names) this.#add(name, 1);
    const gone = before.entries().filter(([file, names]) => names !== this.#files.get(file));
    return [...gone].flatMap(([, names]) => names.filter((name) => this.#add(name, -1) === 0));
  }

  #add(name: string, count: number): number {
    const uses = (this.#uses.get(name) ?? 0) + count;
    if (uses === 0) this.#uses.delete(name);
    else this.#uses.set(name, uses);
    return uses;
  }
}
