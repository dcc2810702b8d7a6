const codeSpan = /(`+)(?!`)(.*?[^`])\1(?!`)/g;

// Without a limit, text with many starts and no end would take quadratic time.
const unseen = /<!--[\s\S]{0,2000}?-->|<(script|style)\b[\s\S]{0,2000}?<\/\1>/gi;
const blocks = /<\/?(?:br|div|dd|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tbody|td|th|thead|tr|ul)(?:\s[^<>]*)?\/?>/gi;
// `Map<a>` is a type, not an element.
const inline =
  /<\/(?:[abisu]|code|em|img|kbd|span|strong|sub|sup)>|(?<!\w)<(?:[abisu]|code|em|img|kbd|span|strong|sub|sup)(?:\s[^<>]*)?\/?>/gi;

/** Removes comments and tags of HTML that descriptions use. Other names in angle brackets are the author's words. */
function withoutTags(text: string): string {
  return text.includes('<') ? text.replace(unseen, ' ').replace(blocks, ' ').replace(inline, '') : text;
}

/** Removes the marks of links, headings, quotations and emphasis from a text without code spans. */
function withoutMarks(text: string): string {
  return withoutTags(text)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:#+|>) /gm, '')
    .replace(/(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g, '$2')
    .replace(/(?<![\w_])(_{1,3})(?=[^\s_])(.*?[^\s_])\1(?![\w_])/g, '$2');
}

/**
 * A description on one line, without the marks of Markdown and HTML.
 *
 * @param longest maximum number of characters; a longer text is cut after a word.
 */
export function plainLine(text: string, longest = 300): string {
  const code: string[] = [];
  const line = withoutMarks(text.replace(codeSpan, (_, __, inner: string) => `\uE000${code.push(inner) - 1}\uE000`))
    .replace(/\uE000(\d+)\uE000/g, (_, index) => code[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= longest) return line;
  return `${line
    .slice(0, longest - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[.,:;]+$/, '')}…`;
}
