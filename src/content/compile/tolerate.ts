const fence = /^([ \t>]*)(`{3,}|~{3,})/;
const voidTag =
  /<(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)((?:\s+(?:[^<>"']|"[^"]*"|'[^']*')*?)?)\s*>/gi;

/** Parts of a text that are code, and so left alone, alternate with parts that are prose; prose comes first. */
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

/** `<Param>` is a component, as `<param>` and `<PARAM>` are not. */
const isComponent = (name: string): boolean => /^[A-Z].*[a-z]/.test(name);

/** Code within a line. */
export const codeSpan = /`+[^`\n]*`+/g;

/** Code within a line, and comments: of these, the one that begins first hides the others. */
const hidden = /(`+[^`\n]*`+|\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->)/;

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
    .replace(/(?<!\]\()<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/g, (_whole, target: string) =>
      target.includes('://') ? `[${target}](${target})` : `[${target}](mailto:${target})`,
    );
}

/** Rewrites what MDX refuses but authors of Markdown write: HTML comments, unclosed void tags, `<https://autolinks>`. */
export function tolerate(text: string): string {
  return splitCode(text)
    .map((block, index) => (index % 2 === 1 ? block : outsideOfCode(block)))
    .join('');
}

function outsideOfCode(text: string): string {
  return text
    .split(hidden)
    .map((part, index) => (index % 2 === 1 ? comment(part) : prose(part)))
    .join('');
}

/** Takes the comments of MDX out of a text that is read as Markdown, where they would be shown. Lines stay where they are. */
export function withoutComments(text: string): string {
  return splitCode(text)
    .map((block, index) => (index % 2 === 1 ? block : block.split(hidden).map(withoutComment).join('')))
    .join('');
}

function withoutComment(part: string, index: number, parts: readonly string[]): string {
  if (index % 2 === 0 || !part.startsWith('{')) return part;
  const lines = part.replace(/[^\n]/g, '');
  // Behind words, columns stay as well; at the beginning of a line, spaces would make code of what follows.
  return lines === '' && /\S[^\n]*$/.test(parts[index - 1] ?? '') ? ' '.repeat(part.length) : lines;
}
