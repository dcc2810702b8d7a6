import { fillBlankLines } from './blankLines.js';
import { withBracedElement } from './elementValues.js';
import type { CompileFault, Repair, Report } from './fault.js';
import { repairPair } from './pairRepair.js';
import { tagEnd } from './tagEnd.js';

/** An element that authors may have left open intentionally. Any other unclosed name is a word in angle brackets. */
export const element =
  /^(?:a|abbr|address|article|aside|audio|b|bdi|bdo|blockquote|button|canvas|caption|center|cite|code|colgroup|data|dd|del|details|dfn|dialog|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|g|h[1-6]|header|i|iframe|ins|kbd|label|legend|li|main|map|mark|menu|nav|object|ol|optgroup|option|output|p|path|picture|pre|progress|q|rect|s|samp|section|select|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|text|textarea|tfoot|th|thead|time|tr|u|ul|var|video)$/;
const unquoted = /(<[a-z][^<>]*?\s[\w:-]+=)([^\s"'{<>=]+)(?=[\s/>])/iy;
const statement =
  /^(?:import\s*(?:['"{*]|[\w$]+\s*(?:,|from\s*['"]))|export\s+(?:default|const|let|var|function|class|async|\{|\*))/;

/**
 * Repairs the position at which the compiler failed, if it is code that the compiler cuts off, or clearly not code: a `<` before a number, attributes without quotes, `List<string>`,
 * braces in a sentence, a sentence that starts with “import”, and unpaired tags.
 *
 * @returns undefined if the author's intention is unclear.
 */
export function repair(text: string, { line, column, reason }: CompileFault): Repair | undefined {
  const lines = text.split('\n');
  const current = lines[line - 1];
  if (current === undefined) return undefined;
  const whole = fillBlankLines(text, line);
  if (whole !== undefined && whole !== text) return { text: whole };
  const replace = (changed: string): string => lines.with(line - 1, changed).join('\n');

  if (/Unexpected character/.test(reason) && current[column - 1] === '<') {
    unquoted.lastIndex = column - 1;
    const quoted = current.replace(unquoted, '$1"$2"');
    if (quoted !== current) return { text: replace(quoted) };
    const at = lines.slice(0, line - 1).join('\n').length + column - (line === 1 ? 1 : 0);
    const separate = withSeparateEnd(text, at);
    if (separate) return separate;
    const readable = withReadableTag(text, at) ?? withBracedElement(text, at);
    if (readable !== undefined) return { text: readable };
    const [tag] = /^<[a-z][\w.]*(?=\s+[\w:-]+=)/i.exec(current.slice(column - 1)) ?? [];
    const report = tag === undefined ? undefined : stray(tag, line, column);
    return { text: replace(escaped(current, column - 1)), report };
  }
  const [, open = ''] = /closing tag for `<([\w.-]+)>`/.exec(reason) ?? [];
  if (open !== '' && open === open.toLowerCase() && !element.test(open) && current[column - 1] === '<')
    return { text: replace(escaped(current, column - 1)), report: stray(`<${open}>`, line, column) };
  if (/expression/.test(reason)) {
    const at = proseBrace(current, column - 1);
    return at === undefined ? undefined : { text: replace(escaped(current, at)), report: stray('{', line, at + 1) };
  }
  if (/esm/.test(reason) && /^(?:import|export)\b/.test(current) && !statement.test(current))
    return { text: replace(`&#${current.charCodeAt(0)};${current.slice(1)}`) };
  return repairPair(text, { line, column, reason });
}

function stray(what: string, line: number, column: number): Report {
  return { code: 'content/stray-character', what, line, column, length: what.length };
}

/** Corrects attributes that are understandable although MDX does not parse them: typographic quotes, commas between them, quotes within. */
function withReadableTag(text: string, at: number): string | undefined {
  const tag = /^<[a-z][\w.]*\s(?:(?!\n\s*\n)[\s\S])*?>(?=\s|$)/i.exec(text.slice(at))?.[0];
  const readable = tag
    ?.replace(/=[“”„]([^“”"<>]*)[“”]/g, '="$1"')
    .replace(/(["'}])\s*,(?=\s+[\w:-]+=|\s*\/?>)/g, '$1')
    .replace(
      /="([^=<>]*?)"(?=\s+[\w:-]+=|\s*\/?>)/g,
      (_whole, value: string) => `="${value.replaceAll('"', '&quot;')}"`,
    );
  if (tag === undefined || readable === undefined || readable === tag) return undefined;
  return text.slice(0, at) + readable + text.slice(at + tag.length);
}

/**
 * Ends a tag whose `>` starts a line, which Markdown would read as a quotation. A form feed before it is white space for JSX but not for
 * Markdown.
 */
function withSeparateEnd(text: string, at: number): Repair | undefined {
  const end = tagEnd(text, at) - 1;
  const line = text.slice(0, end).split('\n');
  const indent = line.at(-1) ?? '';
  if (text[end] !== '>' || end - indent.length <= at || indent.trim() !== '' || indent.includes('\f')) return undefined;
  return {
    text: `${text.slice(0, end)}\f${text.slice(end)}`,
    inserted: { line: line.length, column: indent.length + 1 },
  };
}

function escaped(line: string, at: number): string {
  return `${line.slice(0, at)}\\${line.slice(at)}`;
}

/** The brace of an expression within a sentence: not an attribute's value, not code, and closed on its line if at all. */
function proseBrace(line: string, from: number): number | undefined {
  for (let at = Math.min(from, line.length - 1); at >= 0; at -= 1) {
    if (line[at] !== '{' || line[at - 1] === '\\') continue;
    const inside = line.slice(at + 1).split('}', 1)[0] ?? '';
    return line[at - 1] === '=' || /=>|<|\breturn\b/.test(inside) ? undefined : at;
  }
  return undefined;
}
