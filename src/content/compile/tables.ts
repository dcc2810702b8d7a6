import type { HastNode, HastPluginDefinition } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

/** Columns whose longest cell has so many letters do not become narrower than `blocks.css` says. */
const widths = [
  { letters: 60, name: 'column-long' },
  { letters: 20, name: 'column-medium' },
];

const elementsOf = ({ children }: Pick<Element, 'children'>, names: RegExp): Element[] =>
  children.filter((child) => child.type === 'element').filter(({ tagName }) => names.test(tagName));

/**
 * Keeps wide tables in a box of their own, which scrolls, and tells columns apart by what they hold: beside a column that
 * cannot break, those with sentences would be squeezed to one word a line, and a smallest width for all would make room where
 * there is nothing but “yes” and “no”.
 */
export function tablesPlugin(): HastPluginDefinition {
  return {
    name: 'trellis-tables',
    element: {
      filter: ['table'],
      visit(node, context) {
        const rows = elementsOf(node, /^t(?:head|body)$/).flatMap((part) => elementsOf(part, /^tr$/)).map((row) => elementsOf(row, /^t[hd]$/));
        const [head = []] = rows;
        for (const [column, cell] of head.length > 1 ? head.entries() : []) {
          const longest = Math.max(...rows.map((row) => (row[column] ? context.textContent(row[column]).length : 0)));
          const width = widths.find(({ letters }) => longest >= letters);
          if (width) context.setProperty(cell, 'className', [width.name]);
        }
        context.wrapNode(node, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
          children: [],
        });
      },
    },
  };
}
