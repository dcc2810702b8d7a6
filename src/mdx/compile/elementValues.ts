/** A tag in an attribute's value: closing slash, attributes, self-closing slash. */
const tag = /<(\/?)(?:[a-z][\w.:-]*)?(?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*?)?(\/?)>/iy;
/** Start of a tag, up to an attribute whose value is an element. */
const before =
  /<[a-z][\w.]*(?:\s+(?:[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'{}<>=]+))?)(?=[\s/>]))*\s+[\w:-]+\s*=\s*(?=<)/iy;

/** Offset of the end of the element that starts at a position; undefined if it does not end. */
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
 * Adds missing braces around an element as an attribute's value: `icon=<svg … />`.
 *
 * @param at offset of the tag with the attribute.
 * @returns undefined if there is no such attribute, or its element does not end.
 */
export function withBracedElement(text: string, at: number): string | undefined {
  before.lastIndex = at;
  const [head] = before.exec(text) ?? [];
  if (head === undefined) return undefined;
  const start = at + head.length;
  const end = endOf(text, start);
  return end === undefined ? undefined : `${text.slice(0, start)}{${text.slice(start, end)}}${text.slice(end)}`;
}
