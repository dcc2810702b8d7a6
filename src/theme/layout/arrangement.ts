import type { Level } from '../../site/navigation/view.js';

/** The levels around a page by their places in the frame. */
export interface Arrangement {
  /** The row of tabs below the top bar. */
  row?: Level;
  /** What stands above the groups of the sidebar, from top to bottom. */
  lists: readonly Level[];
}

/** True if a level is a box that opens, with one division chosen. */
export const isBox = ({ kind }: Level): boolean => kind === 'product' || kind === 'dropdown';

/** A list of one says nothing, save where it leads out. */
const saysMuch = ({ divisions }: Level): boolean => divisions.length > 1 || divisions.some(({ external }) => external);

/** The outermost tabs; without tabs, the anchors inside of an anchor. */
function findRow(levels: readonly Level[]): Level | undefined {
  const around = levels.findIndex(({ kind, current }) => kind === 'anchor' && current !== undefined);
  const inside = around < 0 ? [] : levels.slice(around + 1);
  return levels.find(({ kind }) => kind === 'tab') ?? inside.find(({ kind }) => kind === 'anchor');
}

/**
 * Finds a place for each level: one is the row of tabs, products and dropdowns are boxes, and all others are lists of links.
 * Links that the reader is in none of, such as those of `global`, follow those of the first list.
 */
export function arrangeLevels(levels: readonly Level[]): Arrangement {
  const row = findRow(levels);
  const others = levels.filter((level) => level !== row);
  const isLoose = (level: Level): boolean => !isBox(level) && level.current === undefined;
  const [loose, ...looseAround] = others.filter(isLoose).reverse();
  const lists = others.filter((level) => !isLoose(level));
  if (loose) {
    const divisions = [loose, ...looseAround].flatMap((level) => level.divisions);
    const first = lists.findIndex((level) => !isBox(level));
    const list = lists[first];
    if (list) lists[first] = { ...list, divisions: [...list.divisions, ...divisions] };
    else lists.push({ ...loose, divisions });
  }
  return { ...(row && row.divisions.length > 1 && { row }), lists: lists.filter(saysMuch) };
}
