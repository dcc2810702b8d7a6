const codeSpan = /(`+)(?!`)(.*?[^`])\1(?!`)/g;

/** Removes the marks of links, headings, quotations and emphasis from a text without code spans. */
function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:#+|>) /gm, '')
    .replace(/(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g, '$2')
    .replace(/(?<![\w_])(_{1,3})(?=[^\s_])(.*?[^\s_])\1(?![\w_])/g, '$2');
}

/**
 * A description on one line, without Markdown's marks.
 *
 * @param longest maximum number of characters; a longer text is cut after a word.
 */
export function plainLine(text: string, longest = 300): string {
  const code: string[] = [];
  const line = withoutMarks(text.replace(codeSpan, (_, __, inner: string) => `\uE000${code.push(inner) - 1}\uE000`))
    .replace(/\uE000(\d+)\uE000/g, (_, index) => code[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}
