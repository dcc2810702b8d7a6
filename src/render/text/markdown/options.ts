import { isRooted } from '../../../shared/url.js';

export interface MarkdownOptions {
  /** Put before root-relative addresses, so that they work wherever the text is read: `https://docs.example.com`. */
  origin?: string;
  /** URL prefix without trailing slash for addresses that expressions computed. Literal addresses already have it. */
  base?: string;
  /** Address of the page, put before links within the page if the text is read elsewhere. */
  page?: string;
}

function absolute(target: string, { origin = '', base = '', page = '' }: MarkdownOptions): string {
  if (target.startsWith('#')) return `${page}${target}`;
  if (!isRooted(target)) return target;
  const isUnder = target === base || target.startsWith(`${base}/`);
  return `${origin}${isUnder ? '' : base}${target}`;
}

/** Formats the destination of a link. */
export function destination(target: string, options: MarkdownOptions): string {
  const full = absolute(target, options);
  return /[\s()<>]/.test(full) ? `<${full.replace(/[<>\n]/g, encodeURIComponent)}>` : full;
}
