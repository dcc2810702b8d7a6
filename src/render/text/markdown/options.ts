import { isRooted } from '../../../shared/url.js';

export interface MarkdownOptions {
  /** Goes before root-relative addresses, so that they lead somewhere wherever the text is read: `https://docs.example.com`. */
  origin?: string;
  /** URL prefix without trailing slash, for addresses that an expression has made: the others have got it with the text. */
  base?: string;
  /** Address of the page, for links within it where the text is read elsewhere. */
  page?: string;
}

function absolute(target: string, { origin = '', base = '', page = '' }: MarkdownOptions): string {
  if (target.startsWith('#')) return `${page}${target}`;
  if (!isRooted(target)) return target;
  const isUnder = target === base || target.startsWith(`${base}/`);
  return `${origin}${isUnder ? '' : base}${target}`;
}

/** An address as it is written between the brackets of a link. */
export function destination(target: string, options: MarkdownOptions): string {
  const full = absolute(target, options);
  return /[\s()<>]/.test(full) ? `<${full.replace(/[<>\n]/g, encodeURIComponent)}>` : full;
}
