/** The Markdown under one heading. */
export interface MarkdownPart {
  /** Undefined at the top, under the title. */
  heading?: string;
  text: string;
}

const fence = /^\s*(`{3,})/;

/** Splits a page's Markdown at its headings and leaves out the title. A `#` in a code block is not a heading. */
export function splitMarkdown(markdown: string): MarkdownPart[] {
  const parts: { heading?: string; lines: string[] }[] = [{ lines: [] }];
  let open: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (mark && (open === undefined || mark.startsWith(open))) open = open === undefined ? mark : undefined;
    const [, level = '', heading] = (open === undefined && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (heading === undefined) parts.at(-1)?.lines.push(line);
    else if (level.length > 1) parts.push({ heading, lines: [] });
  }
  return parts
    .map(({ heading, lines }) => ({ ...(heading === undefined ? {} : { heading }), text: lines.join('\n').trim() }))
    .filter(({ heading, text }) => heading !== undefined || text !== '');
}
