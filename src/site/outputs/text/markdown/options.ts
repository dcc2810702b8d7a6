/** How Markdown is written. */
export interface MarkdownOptions {
  /** Goes before root-relative addresses, so that they lead somewhere wherever the text is read: `https://docs.example.com`. */
  origin?: string;
}

/** An address as it is written between the brackets of a link. */
export function destination(target: string, { origin = '' }: MarkdownOptions): string {
  const full = target.startsWith('/') && !target.startsWith('//') ? `${origin}${target}` : target;
  return /[\s()<>]/.test(full) ? `<${full.replace(/[<>\n]/g, encodeURIComponent)}>` : full;
}
