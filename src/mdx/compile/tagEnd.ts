/** Source of an expression that matches what hides braces and tags in JavaScript: strings, templates and comments. */
export const hidingCode = /"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\//
  .source;

const inTag = /"[^"]*"|'[^']*'|[{>]/g;
const inExpression = new RegExp(`${hidingCode}|[{}]`, 'g');

/** Offset after the `>` of the tag that starts at an offset; the length of the text if the tag has none. */
export function tagEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; ;) {
    const sign = depth === 0 ? inTag : inExpression;
    sign.lastIndex = at;
    const match = sign.exec(text);
    if (!match) return text.length;
    at = sign.lastIndex;
    if (match[0] === '>') return at;
    if (match[0] === '{') depth += 1;
    if (match[0] === '}') depth -= 1;
  }
}
