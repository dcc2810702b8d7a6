import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Boundary } from '../config/boundary.js';
import type { Diagnostic, Fix, Position, Span } from '../diagnostics/diagnostic.js';
import { byteOrderMark, offsetsIn } from '../diagnostics/lines.js';
import { textAt } from '../shared/textAt.js';

/** A range of a text and its replacement. */
interface Edit {
  start: number;
  end: number;
  to: string;
}

/** The edit for one span; undefined unless the text occurs there exactly once. */
function editAt(
  text: string,
  offsetOf: (position: Position) => number,
  { start, end }: Span,
  { from, to }: Fix,
): Edit | undefined {
  const part = text.slice(offsetOf(start), offsetOf(end));
  const first = part.indexOf(from);
  if (first === -1 || part.includes(from, first + 1)) return undefined;
  const place = offsetOf(start) + first;
  return { start: place, end: place + from.length, to };
}

/** Applies edits from last to first, so that offsets stay valid. Of edits that overlap, the one that starts last counts. */
function edited(text: string, edits: readonly Edit[]): { text: string; count: number } {
  let result = text;
  let count = 0;
  let next = Number.POSITIVE_INFINITY;
  for (const { start, end, to } of [...edits].sort((a, b) => b.start - a.start)) {
    if (end > next || start === next) continue;
    result = result.slice(0, start) + to + result.slice(end);
    next = start;
    count += 1;
  }
  return { text: result, count };
}

/** A change of a file. */
export type FixAt = Pick<Diagnostic, 'file' | 'span' | 'fix'>;

/** Number of corrected places, and of files that contain them. */
export interface Fixes {
  fixed: number;
  files: number;
}

/**
 * Fixes faults that have exactly one fix, in files of the folder.
 *
 * @param folder absolute path. Links out of the folder are not followed.
 */
export function applyFixes(folder: string, diagnostics: readonly FixAt[]): Fixes {
  const boundary = new Boundary(folder, true);
  const done = { fixed: 0, files: 0 };
  for (const [file, group] of Map.groupBy(diagnostics, (diagnostic) => diagnostic.file)) {
    const absolute = file === undefined ? undefined : path.join(folder, file);
    const whole = absolute !== undefined && boundary.hasFile(absolute) ? textAt(absolute) : undefined;
    if (absolute === undefined || whole === undefined) continue;
    const mark = whole.startsWith(byteOrderMark) ? byteOrderMark : '';
    const text = whole.slice(mark.length);
    // Positions do not count the byte order mark.
    const isUnmarked = mark !== '' && group.some(({ fix }) => fix?.from === byteOrderMark);
    const offsetOf = offsetsIn(text);
    const edits = group.flatMap(({ span, fix }) => {
      if (!span || !fix) return [];
      return [fix.at ?? span, ...(fix.also ?? [])].flatMap((place) => editAt(text, offsetOf, place, fix) ?? []);
    });
    const { text: mended, count: changes } = edited(text, edits);
    const count = changes + (isUnmarked ? 1 : 0);
    if (count === 0) continue;
    writeFileSync(absolute, isUnmarked ? mended : mark + mended);
    done.fixed += count;
    done.files += 1;
  }
  return done;
}
