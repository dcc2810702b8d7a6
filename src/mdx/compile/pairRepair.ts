import { nearest } from '../../diagnostics/nearest.js';
import { fence, Lines } from './editedLines.js';
import { crossedTags, unclosedTag, type CompileFault, type Repair } from './fault.js';
import { indentOf } from './listItems.js';
import { tagEnd } from './tagEnd.js';

/** Elements whose closing tag is optional in HTML; they are not reported. */
const optionalEnd = /^(?:p|li|dd|dt|option|tr|td|th)$/;
/** Elements that hold words of a sentence. */
const phrasing = /^(?:b|big|code|del|em|font|i|ins|kbd|mark|s|samp|small|span|strong|sub|sup|u)$/;

/** Closes a code block that is never closed, and so contains the end of the element around it. */
function closeFence(lines: Lines, { name, line: start }: Tag): Repair | undefined {
  const { open } = lines.codeBlocks(start + 1);
  if (!open) return undefined;
  const { mark, line } = open;
  const closing = new RegExp(`^\\s*</${name}>`);
  let end = line + 1;
  while (end <= lines.count && !closing.test(lines.at(end))) end += 1;
  if (end > lines.count) return undefined;
  const indent = indentOf(lines.at(line));
  lines.insert(end, ' '.repeat(indent) + mark);
  return lines.repaired({ code: 'content/unclosed-fence', mark, end, line, column: indent + 1, length: mark.length });
}

interface Tag {
  name: string;
  line: number;
  column: number;
}

function unclosed({ name, line, column }: Tag, end: number): Repair['report'] {
  if (optionalEnd.test(name)) return undefined;
  const tag = `<${name}>`;
  return { code: 'content/unpaired-tag', tag, end, line, column, length: tag.length };
}

/** Position at which an unclosed element ends: before the next section starts, and at `limit` at the latest. */
function endOf(lines: Lines, { name, line, column }: Tag, limit: number, sections: boolean): number {
  const { isCode } = lines.codeBlocks(line + 1);
  const same = new RegExp(`^\\s*<${name}[\\s>]`);
  for (let next = line + 1; next < limit; next += 1) {
    const text = lines.at(next);
    if (isCode(next) || indentOf(text) >= column) continue;
    if (same.test(text) || (sections && /^\s*#{1,6}\s/.test(text))) return next;
  }
  return limit;
}

function close(lines: Lines, tag: Tag, limit: number, sections: boolean): Repair {
  const end = endOf(lines, tag, limit, sections);
  const isLast = end > lines.count;
  const indent = ' '.repeat(tag.column - 1);
  if (isLast) endCode(lines, tag.line);
  lines.insert(end, `${indent}</${tag.name}>`);
  return lines.repaired(unclosed(tag, end));
}

/** Closes a code block that is open at the end of the text. If its fence is the last line, the block is empty. */
function endCode(lines: Lines, from: number): void {
  const { isCode } = lines.codeBlocks(from);
  let last = lines.count;
  while (last > from && lines.at(last).trim() === '') last -= 1;
  if (!isCode(last)) return;
  const mark = fence.exec(lines.at(last))?.[1];
  if (!isCode(last - 1) && mark) lines.replace(last, '');
  else if (!mark) lines.insert(lines.count + 1, '```');
}

/** Closes an element that starts in a paragraph or list and is not closed there. */
function openWithin(lines: Lines, tag: Tag, container: string | undefined): Repair | undefined {
  const { name, line, column } = tag;
  const text = lines.at(line);
  const isFirst = text.slice(0, column - 1).trim() === '';
  const { isCode } = lines.codeBlocks(line);
  const closing = `</${name}>`;
  let end = line;
  while (end <= lines.count && (isCode(end) || !lines.at(end).includes(closing))) end += 1;
  const isClosed = end <= lines.count;

  if (!isFirst) {
    const word = `<${name}>`;
    if (container === 'paragraph' && phrasing.test(name)) {
      lines.replace(
        line,
        text.replace(/\s*$/, (space) => closing + space),
      );
      return lines.repaired(unclosed(tag, line + 1));
    }
    if (isClosed || !text.startsWith(word, column - 1)) return undefined;
    lines.replace(line, `${text.slice(0, column - 1)}\\${text.slice(column - 1)}`);
    return lines.repaired({ code: 'content/stray-character', what: word, line, column, length: word.length });
  }
  if (container === 'paragraph' && isClosed) {
    const at = tagEnd(text, column - 1);
    if (at >= text.trimEnd().length) return undefined;
    lines.break(line, at, column - 1);
    return lines.repaired();
  }
  if (container === 'paragraph') {
    let last = line;
    while (/^\s*(?!<\/)\S/.test(lines.at(last + 1))) last += 1;
    lines.replace(last, `${lines.at(last).trimEnd()}${closing}`);
    return lines.repaired(unclosed(tag, last + 1));
  }
  if (isClosed) return indented(lines, tag, end);
  return undefined;
}

/** Moves an element that starts in a list item and ends after it into the item. */
function indented(lines: Lines, { line, column }: Tag, end: number): Repair | undefined {
  const range = Array.from({ length: end - line }, (_, index) => line + 1 + index).filter(
    (next) => lines.at(next).trim() !== '',
  );
  const missing = column - 1 - Math.min(...range.map((next) => indentOf(lines.at(next))));
  if (!(missing > 0)) return undefined;
  for (const next of range) lines.replace(next, ' '.repeat(missing) + lines.at(next));
  return lines.repaired();
}

function depth(lines: Lines, name: string, until: Tag): number {
  const { isCode } = lines.codeBlocks(1);
  let open = 0;
  for (let line = 1; line <= until.line; line += 1) {
    if (isCode(line)) continue;
    const text = line === until.line ? lines.at(line).slice(0, until.column - 1) : lines.at(line);
    for (const tag of text.replace(/`[^`]*`/g, '').matchAll(new RegExp(`<(/?)${name}(?=[\\s/>])([^>]*)`, 'g')))
      open += tag[1] === '/' ? -1 : tag[2]?.endsWith('/') ? 0 : 1;
  }
  return open;
}

function remove(lines: Lines, { name, line, column }: Tag): Repair {
  const tag = `</${name}>`;
  const text = lines.at(line);
  lines.replace(line, text.slice(0, column - 1) + text.slice(column - 1).replace(tag, ''));
  return lines.repaired({ code: 'content/unpaired-tag', tag, line, column, length: tag.length });
}

/** Repairs a closing tag where another one is expected. */
function crossed(lines: Lines, end: Tag, open: Tag): Repair {
  const text = lines.at(end.line);
  const isSame = end.name.toLowerCase() === open.name.toLowerCase();
  if (!isSame && depth(lines, end.name, end) > 0) return close(lines, open, end.line, false);
  // An end tag without a start is one too many if the open element ends elsewhere. Otherwise, it has the wrong name.
  const isMisspelt = isSame || nearest(end.name, [open.name]) !== undefined;
  const wholeText = { name: open.name, line: lines.count, column: Infinity };
  if (!isMisspelt && depth(lines, open.name, wholeText) <= 0) return remove(lines, end);
  const at = end.column - 1;
  const tag = `</${end.name}>`;
  const meant = `</${open.name}>`;
  lines.replace(end.line, text.slice(0, at) + text.slice(at).replace(`</${end.name}`, `</${open.name}`));
  const { line, column } = end;
  return lines.repaired(
    isSame ? undefined : { code: 'content/unpaired-tag', tag, meant, line, column, length: tag.length },
  );
}

const glued = /^Expected the closing tag `<\/([\w.-]+)>` .*opened at (\d+):(\d+)\)/;
const lone = /^Unexpected closing tag `<\/([\w.-]+)>`, expected an open tag/;

/**
 * Repairs a tag whose counterpart is missing or invisible to MDX, because it is in the last line of a text, after a code fence, or outside of a list.
 *
 * @returns undefined if the author's intention is unclear.
 */
export function repairPair(text: string, { line, column, reason }: CompileFault): Repair | undefined {
  const lines = new Lines(text);
  const [, gluedName, openLine, openColumn] = glued.exec(reason) ?? [];
  if (gluedName !== undefined) {
    const rest = lines.at(line).slice(column - 1);
    const behind = tagEnd(rest, 0);
    if (rest.slice(behind).trim() !== '') lines.break(line, column - 1 + behind, Number(openColumn) - 1);
    lines.break(line, column - 1, Number(openColumn) - 1);
    return Number(openLine) < line ? lines.repaired() : undefined;
  }
  const [, foundName, dueName, dueLine, dueColumn] = crossedTags.exec(reason) ?? [];
  if (foundName !== undefined && dueName !== undefined)
    return crossed(
      lines,
      { name: foundName, line, column },
      { name: dueName, line: Number(dueLine), column: Number(dueColumn) },
    );

  const [, loneName] = lone.exec(reason) ?? [];
  if (loneName !== undefined) return remove(lines, { name: loneName, line, column });

  const [, name, container] = unclosedTag.exec(reason) ?? [];
  if (name === undefined) return undefined;
  const tag = { name, line, column };
  const withFence = closeFence(lines, tag);
  if (withFence) return withFence;
  const within = openWithin(lines, tag, container);
  if (within || container === 'paragraph') return within;
  const isFirst =
    lines
      .at(line)
      .slice(0, column - 1)
      .trim() === '';
  if (!isFirst) return undefined;
  for (let next = line + 1; next <= lines.count; next += 1) {
    const at = new RegExp(`^\\s*(?:\`{3,}|~{3,})\\s*(?=</${name}>)`).exec(lines.at(next))?.[0].length;
    if (at === undefined) continue;
    lines.break(next, at, column - 1);
    return lines.repaired();
  }
  return close(lines, tag, lines.count + 1, true);
}
