import { parseTree, type ParseError } from 'jsonc-parser';
import { findConflict } from '../diagnostics/conflict.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import { byteOrderMark, indexLines, withoutByteOrderMark, type LineIndex } from '../diagnostics/lines.js';
import { derailsParser, explainSyntax, isHarmless, lacksClosing } from './syntax.js';
import { readTokens, type Stretch, type TokenFacts } from './tokens.js';
import { at, findPart, noPlace, toTree, type JsonPath, type JsonTree, type Place } from './tree.js';

/** Maximum depth: deeper than any site's navigation, and far from exhausting the call stack. */
const maximumDepth = 200;

/** The text of a configuration, and the positions of everything in it. */
export interface ConfigSource {
  /** Path relative to the documentation folder. */
  file: string;
  text: string;
  /**
   * Position of the key or value at a path of the validated Config; undefined if it is not in the file, as for defaults. Paths with a setting's
   * current name find values written under its former name.
   */
  spanOf: (path: JsonPath, part?: 'key' | 'value') => Span | undefined;
  /** Like `spanOf`, with the file, for diagnostics; only the file if there is no such position. */
  placeOf: (path: JsonPath, part?: 'key' | 'value') => { file: string; span?: Span };
}

export interface ReadSource {
  /** Undefined if the text cannot be parsed far enough to check its values. */
  tree: JsonTree | undefined;
  diagnostics: Diagnostic[];
}

/** Creates the look-up of positions in a tree. */
export function locate(file: string, text: string, tree: JsonTree | undefined): ConfigSource {
  const find = (path: JsonPath, part: 'key' | 'value' = 'value'): Place | undefined => {
    const node = tree && findPart(tree, path);
    const place = part === 'key' ? node?.key : node?.value.span;
    return place === noPlace ? undefined : place;
  };
  const placeOf: ConfigSource['placeOf'] = (path, part) => {
    const place = find(path, part);
    return place ? at(place) : { file };
  };
  return { file, text, placeOf, spanOf: (path, part) => placeOf(path, part).span };
}

function tolerated(file: string, lines: LineIndex, facts: TokenFacts): Diagnostic[] {
  const spanOf = ({ start, end }: Stretch): Span => lines.spanAt(start, end);
  return [
    ...facts.comments.map((comment) =>
      diagnostic('config/comment', {
        message: 'JSON has no comments.',
        help: 'Remove it, so that other programs can read the file too.',
        file,
        span: spanOf(comment),
      }),
    ),
    ...facts.trailingCommas.map((comma) =>
      diagnostic('config/trailing-comma', {
        message: 'There is a comma after the last entry.',
        fix: { from: ',', to: '' },
        help: 'Remove it, so that other programs can read the file too.',
        file,
        span: spanOf(comma),
      }),
    ),
  ];
}

function explainError(
  error: ParseError,
  lines: LineIndex,
  { unclosed }: TokenFacts,
): { message: string; help: string } {
  if (lacksClosing(error) && unclosed !== undefined) {
    const { line, column } = lines.positionAt(unclosed.offset);
    const partner = unclosed.bracket === '{' ? '}' : ']';
    return {
      message: `A closing ${partner} is missing: the ${unclosed.bracket} of line ${line}, column ${column} has no partner.`,
      help: `Put a ${partner} where that part ends.`,
    };
  }
  return explainSyntax(error);
}

function syntaxErrors(file: string, lines: LineIndex, facts: TokenFacts, errors: readonly ParseError[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const code = errors.every(isHarmless) ? 'config/loose-syntax' : 'config/syntax';
  const rows = new Set<number>();
  for (const error of errors) {
    const span = lines.spanAt(error.offset, error.offset + error.length);
    // One typing error causes several parser errors; only the first on a line is meaningful.
    if (rows.has(span.start.line)) continue;
    rows.add(span.start.line);
    diagnostics.push(diagnostic(code, { ...explainError(error, lines, facts), file, span }));
    if (derailsParser(error)) break;
  }
  return diagnostics;
}

/**
 * Parses a configuration's text as JSON with positions. A byte order mark, comments, trailing commas, repeated keys and errors that leave every value
 * readable cause warnings. With any other syntax error there is no tree.
 */
export function readSource(text: string, file: string): ReadSource {
  const diagnostics: Diagnostic[] = [];
  const body = withoutByteOrderMark(text);
  const lines = indexLines(body);
  if (body !== text) {
    diagnostics.push(
      diagnostic('config/byte-order-mark', {
        message: 'The file begins with a byte order mark, an invisible character that JSON does not allow.',
        help: 'Save the file as UTF-8 without BOM.',
        fix: { from: byteOrderMark, to: '' },
        file,
        span: lines.spanAt(0, 0),
      }),
    );
  }

  const facts = readTokens(body);
  diagnostics.push(...tolerated(file, lines, facts));
  if (facts.depth > maximumDepth) {
    const message = `The file nests more than ${maximumDepth} brackets.`;
    const help = 'Remove the extra brackets.';
    diagnostics.push(diagnostic('config/syntax', { message, help, file, span: lines.spanAt(0, 0) }));
    return { tree: undefined, diagnostics };
  }

  const conflict = findConflict(body, lines);
  if (conflict) {
    diagnostics.push(diagnostic('config/syntax', { ...conflict, file }));
    return { tree: undefined, diagnostics };
  }

  const errors: ParseError[] = [];
  const root = parseTree(body, errors, { allowTrailingComma: true });
  if (root === undefined) {
    const message = body.trim() === '' ? 'The file is empty.' : 'The file contains no JSON.';
    const help = 'Write an object with at least "name" and "navigation".';
    diagnostics.push(diagnostic('config/syntax', { message, help, file, span: lines.spanAt(0, 0) }));
    return { tree: undefined, diagnostics };
  }
  diagnostics.push(...syntaxErrors(file, lines, facts, errors));
  const tree = toTree(root, file, lines, (name, key, first) => {
    const message = `"${name}" appears twice in this object; the first is in line ${first.start.line}.`;
    diagnostics.push(diagnostic('config/duplicate-key', { message, help: 'Keep one of them.', ...at(key) }));
  });
  return { tree: errors.every(isHarmless) ? tree : undefined, diagnostics };
}
