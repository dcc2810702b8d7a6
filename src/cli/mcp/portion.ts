/** Part of an answer that is too long to be sent at once, and where to continue. */
export interface Portion {
  text: string;
  /** Position of the next portion; undefined at the end. */
  next?: number;
}

/** Maximum number of characters at a time: what a language model can take in besides the rest of a conversation. */
const most = 40_000;

/** A part of a text from a given position, cut at the end of a line. */
export function portionOf(text: string, from: number): Portion {
  const rest = text.slice(from);
  if (rest.length <= most) return { text: rest };
  const end = rest.lastIndexOf('\n', most) + 1 || most;
  return { text: rest.slice(0, end), next: from + end };
}
