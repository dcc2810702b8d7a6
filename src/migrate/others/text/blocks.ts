import { codeSpan } from '../../../mdx/compile/tolerate.js';
import { fenceInfo, fenceLine } from './fences.js';
import { containerOpening, mkdocsOpening, tabOpening, widthOf, type Opening } from './openings.js';
import type { Left } from './written.js';

interface Block extends Opening {
  indent: string;
}

const terminalTag = /<\/?(?:font|b|u|span)\b[^>]*>/g;

/** Converts line-based blocks of other tools to components. */
class BlockWriter {
  readonly lines: string[] = [];
  /** For each line, the line of the source that it comes from. */
  readonly numbers: number[] = [];
  readonly left: Left[] = [];
  readonly #open: Block[] = [];
  /** Indentation of tabs that were just closed and may continue. */
  #tabs: string | undefined;
  #fence: string | undefined;
  /** True inside a comment that began in an earlier line. */
  #isComment = false;
  /** True inside the code of an animated terminal, whose colours are HTML. */
  #isTerminal = false;
  #dedent = 0;
  #number = 1;

  constructor(private readonly isMkdocs: boolean) {}

  write(source: string, number: number): void {
    this.#number = number;
    const isComment = this.#isComment;
    if (this.#fence === undefined)
      this.#isComment = isComment ? !source.includes('-->') : /<!--(?!.*-->)/.test(source.replace(codeSpan, ''));
    if (isComment) return this.#push(this.#content(source));
    let line = this.#fence === undefined ? source : this.#content(source);
    const [, , mark = '', info = ''] = fenceLine.exec(line) ?? [];
    if (this.#fence !== undefined) {
      const isEnd = mark.startsWith(this.#fence) && info === '';
      const isLeft = line.trim() !== '' && this.#isLeftBy(source);
      // An unclosed code block ends with the block that contains it.
      this.#push(isLeft ? this.#fence : this.#isTerminal ? line.replace(terminalTag, '') : line);
      if (isEnd || isLeft) this.#fence = undefined;
      if (!isLeft) return;
    }
    if (source.trim() !== '') this.#leave(source);
    line = this.#content(source);
    const block = this.#open.at(-1);
    if (block?.hasOptions && widthOf(line) >= block.indent.length + 4 && /^\s*[\w-]+:/.test(line)) {
      if (/^\s*open:\s*true/.test(line)) this.#reopen();
      return;
    }
    if (block?.hasOptions) block.hasOptions = false;
    const definition = this.isMkdocs ? /^\s*:[ \t]{1,3}(?=\S)(.*)$/.exec(line)?.[1] : undefined;
    const tab = this.#tabAt(line);
    const opening = tab ?? (this.isMkdocs ? mkdocsOpening(line) : containerOpening(line));
    if (definition !== undefined) this.#define(line, definition);
    else if (opening) {
      if (tab) this.#endTab();
      this.#enter(opening, line);
    } else if (this.#isEnd(line)) {
      this.#endTab();
      this.#close();
    } else this.#text(line);
  }

  end(): void {
    while (this.#open.length > 0) this.#close();
    this.#endTabs();
  }

  #push(...lines: string[]): void {
    this.lines.push(...lines);
    this.numbers.push(...lines.map(() => this.#number));
  }

  /** Removes empty lines at the end. */
  #trim(): void {
    const count = this.lines.findLastIndex((line) => line !== '') + 1;
    this.lines.length = count;
    this.numbers.length = count;
  }

  /** The line without the indentation of its blocks. */
  #content(line: string): string {
    const spaces = line.replaceAll('\t', '    ');
    return this.#dedent === 0 ? line : spaces.slice(Math.min(this.#dedent, widthOf(spaces)));
  }

  #isLeftBy(line: string): boolean {
    return this.#open.some(({ end }) => 'indentation' in end && widthOf(line) < end.indentation);
  }

  /** Closes blocks that are indented more than a line. */
  #leave(line: string): void {
    while (this.#isLeftBy(line)) this.#close();
  }

  #isEnd(line: string): boolean {
    const end = this.#open.at(-1)?.end;
    return end !== undefined && 'mark' in end && line.trim() === end.mark;
  }

  /** The tab that a line starts in a container of tabs. */
  #tabAt(line: string): Opening | undefined {
    const holder = this.#open.findLast(({ tag }) => tag !== 'Tab');
    return holder?.hasTabs ? tabOpening(line, holder.end) : undefined;
  }

  /** Closes the open tab of a container of tabs. */
  #endTab(): void {
    if (this.#open.at(-2)?.hasTabs && this.#open.at(-1)?.tag === 'Tab') this.#close();
  }

  #enter(opening: Opening, line: string): void {
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const isTab = opening.tag === 'Tab';
    if (!isTab || this.#tabs !== indent) this.#endTabs();
    if (isTab && this.#tabs === undefined) this.#push(`${indent}<Tabs>`);
    if (isTab) this.#tabs = undefined;
    if ('indentation' in opening.end) {
      const width = widthOf(line) + this.#dedent + 4;
      this.#open.push({ ...opening, indent, end: { indentation: width } });
      this.#dedent += 4;
    } else this.#open.push({ ...opening, indent });
    if (opening.tag === undefined) {
      if (opening.hasTabs) return;
      this.left.push({ what: `\`${line.trim()}\``, why: 'only its content is kept', line: this.#number });
      return;
    }
    this.#push(`${indent}<${opening.tag}${opening.attributes ?? ''}>`, '');
  }

  /** Converts a definition to a paragraph below its term. */
  #define(line: string, text: string): void {
    this.#endTabs();
    const at = this.lines.findLastIndex((each) => each !== '');
    const term = this.lines[at] ?? '';
    if (/^\s*[^\s#<>|*-]/.test(term) && !/^\s*\*\*/.test(term))
      this.lines[at] = term.replace(/^(\s*)(.*)$/, '$1**$2**');
    if (this.lines.at(-1) !== '') this.#push('');
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const indentation = widthOf(line) + this.#dedent + 4;
    this.#open.push({ indent, end: { indentation } });
    this.#dedent += 4;
    this.write(' '.repeat(indentation) + text, this.#number);
  }

  #reopen(): void {
    const at = this.lines.lastIndexOf('') - 1;
    const line = this.lines[at];
    if (line?.includes('<Accordion')) this.lines[at] = line.replace(/>$/, ' defaultOpen>');
  }

  #close(): void {
    const block = this.#open.pop();
    if (!block) return;
    this.#endTabs();
    if ('indentation' in block.end) this.#dedent -= 4;
    if (block.tag === undefined) return;
    this.#trim();
    this.#push('', `${block.indent}</${block.tag}>`, '');
    if (block.tag === 'Tab') this.#tabs = block.indent;
  }

  #endTabs(): void {
    if (this.#tabs === undefined) return;
    this.#trim();
    this.#push(`${this.#tabs}</Tabs>`, '');
    this.#tabs = undefined;
  }

  #text(row: string): void {
    // A table of contents is dropped, because every page has one.
    const line = /^\s*\[{1,2}toc\]{1,2}\s*$/i.test(row) ? '' : row;
    if (line.trim() !== '') this.#endTabs();
    const [, before = '', mark, info = ''] = fenceLine.exec(line) ?? [];
    if (mark !== undefined) this.#fence = mark;
    this.#isTerminal = this.isMkdocs && /^console\b/.test(info);
    const isSecondBlank = line.trim() === '' && this.lines.at(-1) === '';
    if (isSecondBlank) return;
    const options = fenceInfo(info);
    this.#push(mark === undefined ? line : `${before}${mark}${options}`);
    // The project's packages are not installed here, so their types are unknown.
    if (/\btwoslash\b/.test(options)) this.#push(`${before}// @noErrors`);
  }
}

/** A converted text with the origin of its lines. */
export interface Rewritten {
  text: string;
  /** For each line, the line that it comes from. */
  numbers: readonly number[];
  left: Left[];
}

/**
 * Converts admonitions, containers, tabs, folds and options of code blocks.
 *
 * @param isMkdocs true for the syntax of MkDocs, in which indentation marks content.
 */
export function rewriteBlocks(text: string, isMkdocs: boolean): Rewritten {
  const writer = new BlockWriter(isMkdocs);
  for (const [index, line] of text.split('\n').entries()) writer.write(line, index + 1);
  writer.end();
  return { text: writer.lines.join('\n'), numbers: writer.numbers, left: writer.left };
}
