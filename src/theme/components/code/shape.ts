/** Number of lines that a collapsed block shows; `code.css` hides the rest. */
export const collapsedLines = 12;
/** Longer lines may have to scroll on a phone, within a step or a panel. */
const widestOnPhone = 26;
/** Blocks with more lines have a limited height and scroll; see `code.css`. */
const tallest = 24;

/** Measurements of a text that are needed before it is rendered. */
export interface CodeShape {
  lines: number;
  /** True if the block may have to scroll and so must be focusable. */
  mayScroll: boolean;
}

export function codeShapeOf(code: string): CodeShape {
  const lines = code.replace(/\s+$/, '').split('\n');
  return {
    lines: lines.length,
    mayScroll: lines.length > tallest || lines.some((line) => line.length > widestOnPhone),
  };
}
