import type { ThemedToken } from 'shiki/core';
import { numberOf } from './theme.js';

/** A part of a line in one style. */
export interface StyledToken {
  content: string;
  /** Numbers of its colours, by theme. */
  numbers: readonly number[];
  /** Sum of Shiki's values for italic, bold, underlined and struck out. */
  fontStyle: number;
}

const styled = ({ content, color, fontStyle = 0 }: ThemedToken): StyledToken => ({
  content,
  numbers: [numberOf(color)],
  fontStyle: Math.max(fontStyle, 0),
});

/**
 * The tokens of a line.
 *
 * @param readings the line as tokenised with each theme, possibly with different boundaries.
 */
export function styledTokens([first = [], second]: readonly (readonly ThemedToken[])[]): StyledToken[] {
  const tokens = first.map(styled);
  if (!second) return tokens;
  const others = second.map(styled);
  const joined: StyledToken[] = [];
  let [token, other] = [tokens.shift(), others.shift()];
  while (token && other) {
    const length = Math.min(token.content.length, other.content.length);
    joined.push({
      content: token.content.slice(0, length),
      numbers: [...token.numbers, ...other.numbers],
      fontStyle: token.fontStyle | other.fontStyle,
    });
    token = token.content.length > length ? { ...token, content: token.content.slice(length) } : tokens.shift();
    other = other.content.length > length ? { ...other, content: other.content.slice(length) } : others.shift();
  }
  return joined;
}
