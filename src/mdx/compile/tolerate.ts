const fence = /^([ \t>]*)(`{3,}|~{3,})/;
const voidTag =
  /<(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)((?:\s+(?:[^<>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*?)?)\s*>/gi;

/** `<https://…>` and `<…@…>`, but not as the destination of a link or of a link's definition. */
const autolink = /(?<!\]\(|^[ \t>]*\[(?!\^)[^\]\n]+\]:\s*)<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/gm;

/** Splits a text into alternating parts of prose and code, starting with prose. */
export function splitCode(text: string): string[] {
  const parts: string[] = [''];
  let open: string | undefined;
  for (const line of text.split(/(?<=\n)/)) {
    const mark = fence.exec(line)?.[2];
    const last = parts.length - 1;
    if (open === undefined && mark) {
      open = mark;
      parts.push(line);
    } else if (open !== undefined && mark && mark.startsWith(open) && line.trim() === mark) {
      open = undefined;
      parts[last] += line;
      parts.push('');
    } else {
      parts[last] += line;
    }
  }
  return parts;
}

/** `<Param>` is a component, unlike `<param>` and `<PARAM>`. */
const isComponent = (name: string): boolean => /^[A-Z].*[a-z]/.test(name);

/** Code within a line. */
export const codeSpan = /`+[^`\n]*`+/g;

/** Changes a text outside of its fences, and the fences themselves if a function for them is given. */
export function mapProse(
  text: string,
  change: (prose: string) => string,
  changeFence = (code: string): string => code,
): string {
  return splitCode(text)
    .map((part, index) => (index % 2 === 1 ? changeFence(part) : change(part)))
    .join('');
}

const blank = (code: string): string => code.replace(/[^\n]/g, ' ');

/** Replaces code with spaces. Lines and offsets do not change. */
export const blankCode = (text: string): string => mapProse(text, (prose) => prose.replace(codeSpan, blank), blank);

/** Template literals of several lines, in statements and attributes. A lone backtick in prose does not start one, as code does not go on after it. */
const template = /(?<=[=({[,:?]\s*)(?<!`)`(?!`)(?:[^`\\]|\\.)*`(?=[ \t]*(?:[}\]),;.]|\r?\n))/g;

/** Replaces template literals with spaces. Lines and offsets do not change. */
export const blankTemplates = (text: string): string => text.replace(template, blank);

/** Code and comments. Whichever starts first hides the other. */
export const hidden = new RegExp(`(${template.source}|\`+[^\`\\n]*\`+|\\{\\/\\*[\\s\\S]*?\\*\\/\\}|<!--[\\s\\S]*?-->)`);

function comment(text: string): string {
  const inner = /^<!--([\s\S]*)-->$/.exec(text)?.[1];
  return inner === undefined ? text : `{/* ${inner.replace(/\*\//g, '* /')}*/}`;
}

function prose(text: string): string {
  return text
    .replace(voidTag, (whole, name: string, rest: string) =>
      rest.endsWith('/') || isComponent(name) ? whole : `<${name}${rest}/>`,
    )
    .replace(/<\/br\s*>/gi, '<br/>')
    .replace(autolink, (_whole, target: string) =>
      target.includes('://') ? `[${target}](${target})` : `[${target}](mailto:${target})`,
    );
}

/** Rewrites common Markdown that MDX rejects: HTML comments, unclosed void tags, `<https://autolinks>`. */
export function tolerate(text: string): string {
  return mapProse(text, outsideOfCode);
}

function outsideOfCode(text: string): string {
  return text
    .split(hidden)
    .map((part, index) => (index % 2 === 1 ? comment(part) : prose(part)))
    .join('');
}

/** Removes MDX comments from a text that is read as Markdown, where they would be shown. Line numbers do not change. */
export function withoutComments(text: string): string {
  return mapProse(text, (block) => block.split(hidden).map(withoutComment).join(''));
}

function withoutComment(part: string, index: number, parts: readonly string[]): string {
  if (index % 2 === 0 || !part.startsWith('{')) return part;
  const lines = part.replace(/[^\n]/g, '');
  // After text, columns stay the same too. At the start of a line, spaces would turn the rest into code.
  return lines === '' && /\S[^\n]*$/.test(parts[index - 1] ?? '') ? ' '.repeat(part.length) : lines;
}
