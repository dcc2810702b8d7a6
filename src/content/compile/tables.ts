import type { HastPluginDefinition } from 'satteri';

/** Columns whose longest cell has so many letters do not become narrower than `blocks.css` says. */
const widths = [
  { letters: 60, name: 'column-long' },
  { letters: 20, name: 'column-medium' },
];

/** Letters that a reader sees of a cell, near enough for a choice of width: no addresses, no tags, no marks of Markdown. */
function visibleLength(cell: string): number {
  return cell
    .replace(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|<\/?[A-Za-z][^>]*>|[[*~`\\]/g, '')
    .replace(/&#?\w+;/g, ' ')
    .trim().length;
}

/**
 * The class of each column, read from a table's lines as GFM splits them: to ask for the children of one node makes nodes of
 * the whole page, which takes longer than all the rest of it.
 *
 * @see https://github.github.com/gfm/#tables-extension-
 */
function columnsOf(lines: readonly string[]): (string | undefined)[] {
  const longest: number[] = [];
  for (const line of lines.filter((_, index) => index !== 1)) {
    const cells = line
      .replace(/^[\s>]*\|?/, '')
      .replace(/(?<!\\)\|\s*$/, '')
      .split(/(?<!\\)\|/);
    for (const [column, cell] of cells.entries()) longest[column] = Math.max(longest[column] ?? 0, visibleLength(cell));
  }
  return longest.length > 1 ? longest.map((length) => widths.find(({ letters }) => length >= letters)?.name) : [];
}

/** Scrolls, also with the keyboard. `translatedProps` translates its label. */
const box = {
  type: 'element' as const,
  tagName: 'div',
  properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
  children: [],
};

/**
 * Keeps wide tables in a box of their own, which scrolls, and tells columns apart by what they hold: beside a column that
 * cannot break, those with sentences would be squeezed to one word a line, and a smallest width for all would make room where
 * there is nothing but “yes” and “no”.
 */
export function tablesPlugin(): HastPluginDefinition {
  // The walk meets a table before its headers, and these from left to right.
  let columns: (string | undefined)[] = [];
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
        columns = start && end ? columnsOf(context.source.split('\n').slice(start.line - 1, end.line)) : [];
        context.wrapNode(node, box);
      },
    },
    // What the author wrote as HTML.
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
