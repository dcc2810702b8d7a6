import type { GrammarState, HighlighterCore } from 'shiki/core';
import { lineHtml } from './html.js';
import { styledTokens } from './tokens.js';

/** Longer lines are data rather than code, and take a grammar seconds. */
const longestLine = 5000;
/** So many lines, and places to stand, are kept in memory. */
const mostLines = 50_000;
const mostStandings = 1000;

/** States of a grammar at the beginning of a line, one for each theme; equal states share one object. */
interface Standing {
  states: readonly GrammarState[];
  /** HTML of the lines that begin in this state. */
  lines: Map<string, { html: string; next: Standing }>;
}

/**
 * Highlights code line by line, each line once: what becomes of a line follows from its text and from where the grammar stands
 * at its beginning. The samples of an API repeat most of their lines in every operation.
 */
export class LineHighlighter {
  readonly #highlighter: HighlighterCore;
  readonly #themes: readonly string[];
  /** States by language; the first is that of the beginning of a text. */
  readonly #standings = new Map<string, Standing[]>();
  #count = 0;

  /** @param themes names of the themes that lines are read with. */
  constructor(highlighter: HighlighterCore, themes: readonly string[]) {
    this.#highlighter = highlighter;
    this.#themes = themes;
  }

  /** Forgets all lines: a grammar that others embed has been loaded. */
  clear(): void {
    this.#standings.clear();
    this.#count = 0;
  }

  /** The code's lines as HTML. */
  html(code: string, lang: string): string {
    if (this.#count > mostLines || (this.#standings.get(lang)?.length ?? 0) > mostStandings) this.clear();
    const standings = this.#standings.get(lang) ?? [{ states: [], lines: new Map() }];
    this.#standings.set(lang, standings);
    let standing = standings[0] as Standing;
    return code
      .split('\n')
      .map((line) => {
        // The highlighter skips an empty line, so its state stays the same.
        if (line === '') return '';
        const known = standing.lines.get(line) ?? this.#render(line, lang, standing, standings);
        standing = known.next;
        return known.html;
      })
      .join('\n');
  }

  #render(line: string, lang: string, standing: Standing, standings: Standing[]): { html: string; next: Standing } {
    const read = this.#themes.map((theme, index) => {
      const state = standing.states[index];
      const tokens = this.#highlighter.codeToTokensBase(line, {
        lang,
        theme,
        tokenizeMaxLineLength: longestLine,
        // A limit would give other colours on a busy machine, and the first line of a large grammar waits for its rules.
        tokenizeTimeLimit: 0,
        ...(state && { grammarState: state }),
      });
      return { tokens: tokens[0] ?? [], end: this.#highlighter.getLastGrammarState(tokens) as GrammarState };
    });
    const ends = read.map(({ end }) => end);
    const same = standings.find(({ states }) => areSame(states, ends));
    const next = same ?? { states: ends, lines: new Map() };
    if (!same) standings.push(next);
    const rendered = { html: lineHtml(styledTokens(read.map(({ tokens }) => tokens))), next };
    standing.lines.set(line, rendered);
    this.#count += 1;
    return rendered;
  }
}

function areSame(states: readonly GrammarState[], ends: readonly GrammarState[]): boolean {
  return (
    states.length === ends.length &&
    ends.every((end, index) => {
      const stack = end.getInternalStack();
      const other = states[index]?.getInternalStack();
      return stack !== undefined && other !== undefined && stack.equals(other);
    })
  );
}
