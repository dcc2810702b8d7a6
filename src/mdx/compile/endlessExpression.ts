import { indexLines } from '../../diagnostics/lines.js';
import { hidingCode } from './tagEnd.js';
import { blankCode } from './tolerate.js';

/** Number of tags that an expression may leave open. The compiler takes about 20 ms for as many. */
const most = 18;
const openingTag = /<[A-Za-z_$]/g;
const endOfTag = /<\/|\/>/g;
/** An opening, closing or empty tag, with attributes that may contain braces in braces. */
const tag =
  /<(\/?)[A-Za-z_$][\w$.:-]*(?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?)?(\/?)\s*>/g;
/** What decides where an expression ends: texts and comments, which hide braces, blank lines, braces and tags. */
const token = new RegExp(`${hidingCode}|\\n[ \\t]*(?=\\r?\\n)|[{}]|<(?=[A-Za-z_$])`, 'g');

interface Elements {
  /** Offsets after the elements of a text, by the offsets of their starts. */
  ends: ReadonlyMap<number, number>;
  /** Offsets of the tags that are never closed, in order. */
  open: readonly number[];
}

/** Pairs the tags of a text as the compiler does in an expression: any closing tag ends the last element, also within code. */
function pairTags(text: string): Elements {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { index, 0: whole, 1: slash, 2: isEmpty } of text.matchAll(tag)) {
    const start = slash ? open.pop() : index;
    if (start === undefined) continue;
    if (slash || isEmpty) ends.set(start, index + whole.length);
    else open.push(start);
  }
  return { ends, open };
}

/** Offset after the expression that begins at a brace; undefined if the compiler would not find it in time. */
function endOfExpression(text: string, brace: number, { ends, open }: Elements): number | undefined {
  const isInline = /[^\s>]/.test(text.slice(text.lastIndexOf('\n', brace) + 1, brace)) && text[brace - 1] !== '=';
  let depth = 1;
  token.lastIndex = brace + 1;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [sign] = match;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0 || (isInline && sign.startsWith('\n'))) return token.lastIndex;
    if (sign !== '<') continue;
    const end = ends.get(match.index);
    const place = open.indexOf(match.index);
    if (end !== undefined) token.lastIndex = end;
    else if (place >= 0 && open.length - place > most) return undefined;
  }
  return text.length;
}

/**
 * Refuses an expression that contains too many tags that are never closed. Sätteri 0.10 reads the text behind each of them twice, so that it takes
 * twice as long with each more; with forty, it does not end.
 *
 * @throws an error with position and reason, as Sätteri throws for other expressions that never end.
 */
export function refuseEndlessExpression(text: string): void {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  if (count(openingTag) - count(endOfTag) <= most) return;
  const elements = pairTags(text);
  const prose = blankCode(text);
  for (let brace = prose.indexOf('{'); brace >= 0;) {
    const end = prose[brace - 1] === '\\' ? brace + 1 : endOfExpression(text, brace, elements);
    if (end === undefined) {
      const { line, column } = indexLines(text).positionAt(brace);
      throw new Error(`${line}:${column}: the expression contains more than ${most} tags that are never closed`);
    }
    brace = prose.indexOf('{', end);
  }
}
