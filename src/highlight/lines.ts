import type { Grammar, GrammarState, HighlighterCore } from 'shiki/core';
import { remember } from '../shared/remember.js';
import { lineHtml } from './html.js';
import { styledTokens } from './tokens.js';

/** Longer lines are data rather than code, and would take a grammar seconds. */
const longestLine = 5000;
/** Maximum number of lines and states in memory. */
const mostLines = 50_000;
const mostStandings = 1000;

/** States of a grammar at the start of a line, one per theme. Equal states share one object. */
interface Standing {
  states: readonly GrammarState[];
  lines: Map<string, { html: string; next: Standing }>;
}

/**
 * Highlights code line by line, each line once. The result depends only on the line's text and the grammar's state at its start, and the samples of
 * an API repeat most of their lines.
 */
export class LineHighlighter {
  readonly #highlighter: HighlighterCore;
  readonly #themes: readonly string[];
  /** States by grammar, of which Shiki makes a new one when a language that it embeds is loaded. The first state is that at the start of a text. */
  #standings = new WeakMap<Grammar, Standing[]>();
  #count = 0;

  /** @param themes names of the themes. */
  constructor(highlighter: HighlighterCore, themes: readonly string[]) {
    this.#highlighter = highlighter;
    this.#themes = themes;
  }

  html(code: string, lang: string): string {
    const grammar = this.#highlighter.getLanguage(lang);
    if (this.#count > mostLines || (this.#standings.get(grammar)?.length ?? 0) > mostStandings) {
      this.#standings = new WeakMap();
      this.#count = 0;
    }
    const standings = remember(this.#standings, grammar, () => [{ states: [], lines: new Map() }]);
    let standing = standings[0] as Standing;
    return code
      .split('\n')
      .map((line) => {
        // The highlighter skips an empty line, so its state stays the same.
        if (line === '') return '';
        const result = standing.lines.get(line) ?? this.#render(line, lang, standing, standings);
        standing = result.next;
        return result.html;
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
        // With a time limit, colours would depend on the machine's load, and the first line of a large grammar waits for its rules.
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
