import { findId } from '../../src/content/fragment.js';
import type { Fault } from './faults.js';
import type { BuiltPage } from './page.js';

/** Targets that a site offers to links. */
export interface Targets {
  /** Returns true if a host would answer a path with a file. */
  isServed: (pathname: string) => boolean;
  /** The page at a path. */
  pageAt: (address: string) => BuiltPage | undefined;
  /** Returns true if the author's folder contains the file or page of a path. */
  isWritten: (pathname: string) => boolean;
}

export interface LinkFaults {
  /** The target is there and the link misses it. */
  missed: Fault[];
  /** The author's own: there is no such target. */
  dead: Fault[];
}

const origin = 'https://site.invalid';

// Letters and digits alone: two slugs of one heading differ in nothing else.
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Links and anchors of a page that lead nowhere on the site; links to other hosts are not followed. */
export function brokenLinks(page: BuiltPage, targets: Targets): LinkFaults {
  const faults: LinkFaults = { missed: [], dead: [] };
  for (const link of new Set(page.links)) {
    const from = encodeURI(page.address.endsWith('/') ? page.address : `${page.address}/`);
    if (!URL.canParse(link, origin + from)) {
      faults.missed.push({ page: page.address, what: `no address: ${link}` });
      continue;
    }
    const url = new URL(link, origin + from);
    if (url.origin !== origin) continue;
    const pathname = decoded(url.pathname);
    const report = (isMissed: boolean): number =>
      (isMissed ? faults.missed : faults.dead).push({ page: page.address, what: link });
    if (!targets.isServed(pathname)) {
      report(targets.isWritten(pathname));
      continue;
    }
    const id = decoded(url.hash.slice(1));
    const target = targets.pageAt(pathname.replace(/\/+$/, '') || '/');
    const isIgnored = id === '' || id === 'top' || id.startsWith(':~:') || !target || target.isRedirect;
    // Other spellings of an id are followed by the page itself.
    if (isIgnored || findId(target.anchors, id) !== undefined) continue;
    report([...target.anchors].some((anchor) => letters(anchor) === letters(id)));
  }
  return faults;
}
