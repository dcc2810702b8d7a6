import type { HastPluginDefinition } from 'satteri';
import type { ComponentUse } from '../compiled.js';
import { markPhrase } from '../phrases.js';
import type { Gathered } from './context.js';

/** Columns whose longest cell has at least this many characters get a minimum width, set in `blocks.css`. */
const widths = [
  { letters: 60, name: 'column-long' },
  { letters: 20, name: 'column-medium' },
];

/** Shorter cells need no width. */
const leastWidth = Math.min(...widths.map(({ letters }) => letters)) - 1;

/** Approximate number of visible characters in a cell, without addresses, tags and Markdown marks. */
function visibleLength(cell: string): number {
  return cell
    .replace(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|<\/?[A-Za-z][^>]*>|[[*~`\\]/g, '')
    .replace(/&#?\w+;/g, ' ')
    .trim().length;
}

/** A bar between cells. After two backslashes, which are one in the text, it is not escaped. */
const bar = /(?<=(?<!\\)(?:\\\\)*)\|/;
const lastBar = new RegExp(`${bar.source}\\s*$`);

/**
 * The cells of a table's source line, split as in GFM. Accessing a node's children would convert the whole page to nodes, which is slower than
 * everything else. @see https://github.github.com/gfm/#tables-extension-
 */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^[\s>]*\|?/, '')
    .replace(lastBar, '')
    .split(bar);

/** The class of each column. */
function columnsOf(rows: readonly string[][]): (string | undefined)[] {
  const longest: number[] = [];
  for (const cells of rows.filter((_, index) => index !== 1)) {
    for (const [column, cell] of cells.entries()) {
      const length = longest[column] ?? 0;
      longest[column] = cell.length > Math.max(length, leastWidth) ? Math.max(length, visibleLength(cell)) : length;
    }
  }
  return longest.length > 1 ? longest.map((length) => widths.find(({ letters }) => length >= letters)?.name) : [];
}

/** Cells beyond the columns of their table, which Markdown leaves out: most come from a `|` in code. */
function lostCells(rows: readonly string[][], firstLine: number, source: readonly string[]): ComponentUse[] {
  const [, rule, ...others] = rows;
  return others.flatMap((cells, index) => {
    const name = cells.slice(rule?.length).join('|').trim();
    if (/^[|\s]*$/.test(name)) return [];
    const line = firstLine + 2 + index;
    return [{ name, span: { start: { line, column: 1 }, end: { line, column: (source[line - 1]?.length ?? 0) + 1 } } }];
  });
}

/** Makes the box scrollable with the keyboard too. */
const box = {
  type: 'element' as const,
  tagName: 'div',
  properties: { className: ['table-scroll'], role: 'group', ariaLabel: markPhrase('table', ''), tabIndex: 0 },
  children: [],
};

/**
 * Wraps tables in a scrolling box and classifies columns by content. Beside a column that cannot wrap, sentences would be squeezed to one word per
 * line; a minimum width for all columns would waste space on “yes” and “no”.
 */
export function tablesPlugin(gathered: Gathered): HastPluginDefinition {
  // The traversal visits a table before its headers, and the headers from left to right.
  let columns: (string | undefined)[] = [];
  let lines: readonly string[] | undefined;
  return {
    name: 'trellis-tables',
    element: {
      filter: ['table', 'th'],
      visit(node, context) {
        if (node.tagName === 'th') {
          const name = columns.shift();
          if (name) context.setProperty(node, 'className', [name]);
          return;
        }
        const { start, end } = node.position ?? {};
        lines ??= context.source.split('\n');
        const rows = start && end ? lines.slice(start.line - 1, end.line).map(cellsOf) : [];
        columns = columnsOf(rows);
        if (start) gathered.lostCells.push(...lostCells(rows, start.line, lines));
        context.wrapNode(node, box);
      },
    },
    // The author's own HTML.
    mdxJsxFlowElement: {
      filter: ['table', 'pre'],
      visit(node, context) {
        if (node.name === 'table') context.wrapNode(node, box);
        else if (!node.attributes.some((entry) => entry.type === 'mdxJsxAttribute' && /^tabindex$/i.test(entry.name)))
          context.setProperty(node, 'tabIndex', 0);
      },
    },
  };
}
