/** A block shows this many lines before it has to be opened, if it may be; `code.css` hides the others. */
export const collapsedLines = 12;
/** Lines longer than this may have to scroll on a telephone, within a step or a panel. */
const widestOnPhone = 26;
/** Blocks of more lines have a scroll box of limited height; see `code.css`. */
const tallest = 24;

/** Measures of a text, needed before it is rendered. */
export interface CodeShape {
  lines: number;
  /** A reader may have to scroll within the block, and so must be able to reach it with the keyboard. */
  mayScroll: boolean;
}

export function codeShapeOf(code: string): CodeShape {
  const lines = code.replace(/\s+$/, '').split('\n');
  return {
    lines: lines.length,
    mayScroll: lines.length > tallest || lines.some((line) => line.length > widestOnPhone),
  };
}
