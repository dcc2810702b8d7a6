/** A tag in an attribute's value: what closes it, its attributes, and whether it closes itself. */
const tag = /<(\/?)(?:[a-z][\w.:-]*)?(?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*?)?(\/?)>/iy;
/** Start of a tag up to an attribute whose value is an element. */
const before =
  /<[a-z][\w.]*(?:\s+(?:[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'{}<>=]+))?)(?=[\s/>]))*\s+[\w:-]+\s*=\s*(?=<)/iy;

/** Offset at which the element that begins at a position ends; undefined if it does not end. */
function endOf(text: string, at: number): number | undefined {
  let depth = 0;
  for (let from = at; from >= 0 && from < text.length; from = text.indexOf('<', from)) {
    tag.lastIndex = from;
    const [whole = '', closing, single] = tag.exec(text) ?? [];
    if (whole === '') return undefined;
    from += whole.length;
    if (closing) depth -= 1;
    else if (!single) depth += 1;
    if (depth === 0) return from;
  }
  return undefined;
}

/**
 * Puts braces around an element that stands as an attribute's value without them: `icon=<svg … />`.
 *
 * @param at where the tag with the attribute begins.
 * @returns undefined when there is no such attribute, or its element does not end.
 */
export function withBracedElement(text: string, at: number): string | undefined {
  before.lastIndex = at;
  const [head] = before.exec(text) ?? [];
  if (head === undefined) return undefined;
  const start = at + head.length;
  const end = endOf(text, start);
  return end === undefined ? undefined : `${text.slice(0, start)}{${text.slice(start, end)}}${text.slice(end)}`;
}
