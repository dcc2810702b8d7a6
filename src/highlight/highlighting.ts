import type { HighlighterCore } from 'shiki/core';
import type { CodeOptions } from './options.js';
import { digest } from '../shared/digest.js';
import { annotate } from './twoslash/annotation.js';
import { takeNotations } from './twoslash/notations.js';
import type { TypedCode } from './twoslash/typedCode.js';
import { companionIds, languageId, readGrammar } from './languages.js';
import { LineHighlighter } from './lines.js';
import { takeMarkers, type LineMark } from './markers.js';
import { normalizedCode } from './normalizedCode.js';
import { lineNumbers } from './ranges.js';
import { ownTheme, type CodeTheme } from './theme.js';
import { escapeText } from '../shared/html.js';
import { once } from '../shared/once.js';

export interface Highlighting {
  /** Loads what `highlight` needs. It is not loaded earlier, because texts of pages need no colours and a build may print no page. */
  load(): Promise<void>;
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
  /** Cache for highlighted code. */
  cache?: { get(key: string): string | undefined; set(key: string, html: string): unknown };
}

/** Part of the keys of the cache. Raise it when the HTML of a line changes. */
const form = 3;

const lineClasses: readonly (readonly [LineMark, string])[] = [
  ['highlight', 'line-highlight'],
  ['focus', 'line-focus'],
  ['added', 'line-added'],
  ['removed', 'line-removed'],
];

const numbersOf = (lines: CodeOptions['highlight'] = []): readonly number[] =>
  typeof lines === 'string' ? lineNumbers(lines) : lines;

const sameStyle = /<span class="([^"]*)">[^<]*<\/span>(?:\n+<span class="\1">[^<]*<\/span>)+/g;

/** Joins lines. Tokens that continue on the next line in the same style share an element. */
function joinLines(lines: readonly string[]): string {
  return lines.join('\n').replace(sameStyle, (run) => run.replace(/<\/span>(\n+)<span class="[^"]*">/g, '$1'));
}

interface Loaded {
  highlighter: HighlighterCore;
  lines: LineHighlighter;
}

/** Creates a highlighter for both modes. A language's grammar is loaded on first use. */
export function createHighlighting({ theme, own, cache }: HighlightingOptions = {}): Highlighting {
  let loaded: Loaded | undefined;
  const version = once(() => {
    const { numbered, colors } = theme ?? ownTheme();
    return digest(String(form), JSON.stringify(colors), JSON.stringify(numbered));
  });

  async function load(): Promise<void> {
    const { numbered } = theme ?? ownTheme();
    const [{ createHighlighterCoreSync }, { loadEngine }] = await Promise.all([
      import('shiki/core'),
      import('./engine.js'),
    ]);
    const highlighter = createHighlighterCoreSync({ themes: [...numbered], langs: [], engine: await loadEngine() });
    const names = numbered.map(({ name = '' }) => name);
    loaded = { highlighter, lines: new LineHighlighter(highlighter, names) };
  }

  /** Loads the grammars that a code block needs, and highlights it. */
  function linesOf(id: string, code: string, { highlighter, lines }: Loaded): string {
    for (const needed of [id, ...companionIds(id, code)])
      if (!highlighter.getLoadedLanguages().includes(needed)) highlighter.loadLanguageSync(readGrammar(needed));
    return lines.html(code, id);
  }

  function tokens(code: string, id: string | undefined, isOwn: boolean): string {
    // If a grammar fails anywhere, none of its output is used.
    if (isOwn && own && id !== undefined) return own.html(code, id);
    if (id === undefined || !loaded) return escapeText(code);
    const key = digest(version(), id, code);
    const cachedHtml = cache?.get(key);
    if (cachedHtml !== undefined) return cachedHtml;
    const html = linesOf(id, code, loaded);
    cache?.set(key, html);
    return html;
  }

  return {
    load: once(load),
    highlight(source, { lang, highlight, focus, twoslash, joinsLines = false }, typed) {
      const highlighted = numbersOf(highlight);
      const focused = numbersOf(focus);
      const ownId = own?.idOf(lang);
      const id = ownId ?? languageId(lang);
      const text = twoslash ? takeNotations(source).code : normalizedCode(source);
      const { code, marks, lines: numbers } = takeMarkers(text, id);
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
      if (joinsLines && !typed && plain.every((_, index) => classes(index + 1) === ''))
        return `<span class="line">${joinLines(plain)}</span>`;
      const colored = (type: string): string => tokens(type, 'typescript', false);
      return (typed ? annotate(plain, numbers, typed, colored) : plain)
        .map((line, index) => `<span class="line${classes(index + 1)}">${line}</span>`)
        .join('\n');
    },
  };
}
