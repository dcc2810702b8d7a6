/** Replacement of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap; of those that do, the first one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
