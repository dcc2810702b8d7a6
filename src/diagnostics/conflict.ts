import type { Diagnostic } from './diagnostic.js';
import type { LineIndex } from './lines.js';

/** The line that git writes before the first side of a conflict. */
const marker = /^<{7}(?: .*)?$/m;

/** Finds the first merge conflict in a text that has no examples of one. */
export function findConflict(
  text: string,
  lines: LineIndex,
): Required<Pick<Diagnostic, 'message' | 'help' | 'span'>> | undefined {
  const found = marker.exec(text);
  if (!found) return undefined;
  return {
    message: 'From here on, the file has both sides of a merge conflict.',
    help: 'Choose between the lines above and below `=======`, and remove the lines that git added.',
    span: lines.spanAt(found.index, found.index + found[0].length),
  };
}
