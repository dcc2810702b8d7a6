/** Part of an answer that is too long to be given at once, with what to ask for next. */
export interface Portion {
  text: string;
  /** Position of the next portion; undefined at the end. */
  next?: number;
}

/** Characters that are given at a time: what a language model can take in beside the rest of a conversation. */
const most = 40_000;

/** A text from a place on, cut after a line. */
export function portionOf(text: string, from: number): Portion {
  const rest = text.slice(from);
  if (rest.length <= most) return { text: rest };
  const end = rest.lastIndexOf('\n', most) + 1 || most;
  return { text: rest.slice(0, end), next: from + end };
}
