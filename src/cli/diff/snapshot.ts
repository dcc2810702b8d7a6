import { followRedirects } from '../../site/redirectPath.js';
import type { Redirect } from '../../site/site.js';
import { decode, isExternal } from '../../shared/url.js';

/** A page, or the page of an operation, in one state of a site. All but its address is unknown for a sitemap or a built folder. */
export interface PageState {
  title?: string;
  /** Changes with the contents of the page. */
  digest?: string;
  /** Id and name (`POST /plants`) of the operation that the page shows. */
  operation?: { id: string; name: string };
  /** Absent if the headings were not read, because the page is the same in both states. */
  headings?: readonly { id: string; text: string }[];
}

/** The addresses of a site in one state, as decoded paths without base and trailing slash. */
export interface Snapshot {
  /** As the user typed it. */
  name: string;
  pages: ReadonlyMap<string, PageState>;
  /** Published files with the digests of their contents, where known. */
  files: ReadonlyMap<string, string | undefined>;
  redirects: readonly Redirect[];
  /** Sources of the redirects that the author wrote. */
  sources: readonly string[];
  /** True if a file is published at a path, including files that every build writes. */
  hasFile(path: string): boolean;
}

/** The answer of a site at an address: `to` is the address at the end of its redirects. */
export interface Answer {
  isAnswered: boolean;
  to?: string;
}

/** Asks a site for an address. */
export function answerAt({ pages, redirects, hasFile }: Snapshot, path: string): Answer {
  const isThere = (at: string): boolean => at === '/' || pages.has(at) || hasFile(at);
  if (isThere(path)) return { isAnswered: true };
  const { end, isLoop } = followRedirects(path, redirects, isThere);
  if (end === undefined || isLoop) return { isAnswered: false };
  if (isExternal(end)) return { isAnswered: true, to: end };
  const target = decode(end.replace(/[?#].*$/s, '')).replace(/(?<=.)\/+$/, '');
  return { isAnswered: isThere(target), to: target };
}
