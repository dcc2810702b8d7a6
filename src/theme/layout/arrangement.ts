import type { Level } from '../../site/navigation/view.js';

/** The levels around a page, by position in the frame. */
export interface Arrangement {
  /** The row of tabs below the top bar. */
  row?: Level;
  /** The levels above the groups of the sidebar, from top to bottom. */
  lists: readonly Level[];
}

/** True if a level is a menu that shows the chosen division. */
export const isBox = ({ kind }: Level): boolean => kind === 'product' || kind === 'dropdown';

/** True if a level is worth showing. A list with a single entry is not, unless the entry is an external link. */
const saysMuch = ({ divisions }: Level): boolean => divisions.length > 1 || divisions.some(({ external }) => external);

/** The outermost tabs or, without tabs, the anchors inside an anchor. */
function findRow(levels: readonly Level[]): Level | undefined {
  const around = levels.findIndex(({ kind, current }) => kind === 'anchor' && current !== undefined);
  const inside = around < 0 ? [] : levels.slice(around + 1);
  return levels.find(({ kind }) => kind === 'tab') ?? inside.find(({ kind }) => kind === 'anchor');
}

/**
 * Decides where each level is shown: one is the row of tabs, products and dropdowns are menus, and all others are lists of links. Levels without a
 * current division, such as the links of `global`, are appended to the first list.
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
