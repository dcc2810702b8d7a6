const fence = /^([ \t>]*)(`{3,}|~{3,})/;
const voidTag = /<(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)((?:\s+(?:[^<>"']|"[^"]*"|'[^']*')*?)?)\s*>/gi;

/** Parts of a text that are code, and so left alone, alternate with parts that are prose; prose comes first. */
function splitCode(text: string): string[] {
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

function prose(text: string): string {
  return text
    .split(/(`+[^`\n]*`+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(voidTag, (whole, name: string, rest: string) => (rest.endsWith('/') ? whole : `<${name}${rest}/>`))
            .replace(/<\/br\s*>/gi, '<br/>')
            .replace(/<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/g, (_whole, target: string) =>
              target.includes('://') ? `[${target}](${target})` : `[${target}](mailto:${target})`,
            ),
    )
    .join('');
}

function comments(text: string): string {
  return text.replace(/<!--([\s\S]*?)-->/g, (_whole, inner: string) => `{/* ${inner.replace(/\*\//g, '* /')}*/}`);
}

/** Rewrites what MDX refuses but authors of Markdown write: HTML comments, unclosed void tags, `<https://autolinks>`. */
export function tolerate(text: string): string {
  return splitCode(text)
    .map((part, index) => (index % 2 === 1 ? part : prose(comments(part))))
    .join('');
}
