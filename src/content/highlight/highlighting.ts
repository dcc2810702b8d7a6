import { createHighlighterCoreSync } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import wasm from 'shiki/wasm';
import type { CodeOptions } from './options.js';
import { digest } from '../../shared/digest.js';
import { annotate } from '../twoslash/annotation.js';
import { takeNotations } from '../twoslash/notations.js';
import type { TypedCode } from '../twoslash/typedCode.js';
import { companionIds, languageId, readGrammar } from './languages.js';
import { LineHighlighter } from './lines.js';
import { takeMarkers, type LineMark } from './markers.js';
import { normalizedCode } from './normalizedCode.js';
import { lineNumbers } from './ranges.js';
import { ownTheme, type CodeTheme } from './theme.js';
import { escapeText } from '../../shared/html.js';

export interface Highlighting {
  /**
   * The lines of a code block as HTML: `<span class="line">` joined by line breaks, with the token classes of `styles.ts`; plain text for languages
   * without a grammar. Lines may have `line-highlight`, `line-focus`, `line-added` and `line-removed`.
   *
   * @param typed types in the block, if known.
   */
  highlight(code: string, options: CodeOptions, typed?: TypedCode): string;
}

/** Languages for which the author supplies a grammar. */
export interface OwnGrammars {
  /** Undefined for any other language. */
  idOf(name: string): string | undefined;
  html(code: string, id: string): string;
}

export interface HighlightingOptions {
  theme?: CodeTheme;
  own?: OwnGrammars;
  /** Keeps highlighted code. */
  cache?: { get(key: string): string | undefined; set(key: string, html: string): unknown };
}

/** Part of the keys of the cache. Raise it when the HTML of a line changes. */
const form = 2;

const lineClasses: readonly (readonly [LineMark, string])[] = [
  ['highlight', 'line-highlight'],
  ['focus', 'line-focus'],
  ['added', 'line-added'],
  ['removed', 'line-removed'],
];

const numbersOf = (lines: CodeOptions['highlight'] = []): readonly number[] =>
  typeof lines === 'string' ? lineNumbers(lines) : lines;

/** Creates a highlighter for both modes. A language's grammar is loaded on first use. */
export async function createHighlighting({
  theme: { numbered, colors } = ownTheme,
  own,
  cache,
}: HighlightingOptions = {}): Promise<Highlighting> {
  const engine = await createOnigurumaEngine(wasm);
  const highlighter = createHighlighterCoreSync({ themes: [...numbered], langs: [], engine });
  const lines = new LineHighlighter(
    highlighter,
    numbered.map(({ name = '' }) => name),
  );
  const version = digest(String(form), JSON.stringify(colors), JSON.stringify(numbered));

  /** Loads the grammars that a code block needs. */
  function prepared(id: string, code: string): string {
    for (const needed of [id, ...companionIds(id, code)]) {
      if (highlighter.getLoadedLanguages().includes(needed)) continue;
      highlighter.loadLanguageSync(readGrammar(needed));
      lines.clear();
    }
    return id;
  }

  function tokens(code: string, id: string | undefined, isOwn: boolean): string {
    // A grammar that fails later fails everywhere, so none of its output is kept.
    if (isOwn && own && id !== undefined) return own.html(code, id);
    if (id === undefined) return escapeText(code);
    const key = digest(version, id, code);
    const known = cache?.get(key);
    if (known !== undefined) return known;
    const html = lines.html(code, prepared(id, code));
    cache?.set(key, html);
    return html;
  }

  return {
    highlight(source, { lang, highlight, focus, twoslash }, typed) {
      const highlighted = numbersOf(highlight);
      const focused = numbersOf(focus);
      const ownId = own?.idOf(lang);
      const id = ownId ?? languageId(lang);
      const shown = twoslash ? takeNotations(source).code : normalizedCode(source);
      const { code, marks, lines: written } = takeMarkers(shown, id);
      const classes = (number: number): string =>
        lineClasses
          .filter(
            ([mark]) =>
              marks.get(number)?.has(mark) ||
              (mark === 'highlight' && highlighted.includes(number)) ||
              (mark === 'focus' && focused.includes(number)),
          )
          .map(([, name]) => ` ${name}`)
          .join('');
      const plain = tokens(code, id, ownId !== undefined).split('\n');
      const colored = (type: string): string => tokens(type, 'typescript', false);
      return (typed ? annotate(plain, written, typed, colored) : plain)
        .map((line, index) => `<span class="line${classes(index + 1)}">${line}</span>`)
        .join('\n');
    },
  };
}
