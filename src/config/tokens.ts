import { createScanner } from 'jsonc-parser';

/** A range of text, as offsets in UTF-16 code units. */
export interface Stretch {
  start: number;
  end: number;
}

interface Bracket {
  offset: number;
  bracket: '{' | '[';
}

/** Facts that follow from the tokens alone. */
export interface TokenFacts {
  comments: Stretch[];
  trailingCommas: Stretch[];
  /** Maximum number of brackets open at once. */
  depth: number;
  /** The bracket that is most likely unclosed; undefined if all are closed. */
  unclosed: Bracket | undefined;
}

/** Indentation of a closing bracket that begins its line, else undefined. */
function indentBefore(text: string, offset: number): number | undefined {
  const before = /(?:^|[\r\n])([ \t]*)$/.exec(text.slice(Math.max(0, offset - 200), offset));
  return before?.[1]?.length;
}

function indentOfLine(text: string, offset: number): number {
  let lineStart = offset;
  // A search for either line break would read the whole text before the line if it has only the other.
  while (lineStart > 0 && !'\r\n'.includes(text.charAt(lineStart - 1))) lineStart -= 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0].length ?? 0;
}

/**
 * Scans the tokens of a JSON text for what the parser does not report: comments, trailing commas, nesting too deep to recurse into, and unclosed
 * brackets. The unclosed bracket is found by indentation: it is most likely the first one closed by a bracket with a different indentation.
 */
export function readTokens(text: string): TokenFacts {
  const scanner = createScanner(text, false);
  const facts: TokenFacts = { comments: [], trailingCommas: [], depth: 0, unclosed: undefined };
  const open: Bracket[] = [];
  let comma: Stretch | undefined;
  let suspect: Bracket | undefined;

  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const stretch = { start, end: start + scanner.getTokenLength() };
    const token = text.slice(stretch.start, stretch.end);
    if (token.trim() === '') continue;
    if (token.startsWith('//') || token.startsWith('/*')) {
      // An unclosed one is reported as an error of its own.
      if (token.startsWith('//') || /^\/\*.*\*\/$/s.test(token)) facts.comments.push(stretch);
      continue;
    }
    if (token === '{' || token === '[') {
      open.push({ offset: start, bracket: token });
      facts.depth = Math.max(facts.depth, open.length);
    } else if (token === '}' || token === ']') {
      if (comma !== undefined) facts.trailingCommas.push(comma);
      const partner = open.pop();
      const indent = indentBefore(text, start);
      if (partner !== undefined && indent !== undefined && indent < indentOfLine(text, partner.offset))
        suspect ??= partner;
    }
    comma = token === ',' ? stretch : undefined;
  }
  facts.unclosed = open.length > 0 ? (suspect ?? open.at(-1)) : undefined;
  return facts;
}
