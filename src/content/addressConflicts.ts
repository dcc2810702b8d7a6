import { diagnostic } from '../diagnostics/create.js';
import { beginning, type Diagnostic } from '../diagnostics/diagnostic.js';
import { foldAddress, wantedRoute } from './distinctAddresses.js';
import type { ContentFiles } from './files.js';
import type { Page } from './page.js';

/** Reports two pages with the same address. */
export function conflict(page: Page, other: Page): Diagnostic {
  return diagnostic('content/route-conflict', {
    message: `\`${page.file}\` and \`${other.file}\` have the same address \`${page.route}\`.`,
    help: `Rename one of them; only \`${other.file}\` is built.`,
    file: page.file,
    span: beginning,
  });
}

/**
 * Reports an address that differs from another only in letter case.
 *
 * @param nameOf returns a file's path for messages.
 */
export function differsInCase(
  from: string,
  to: string,
  { pages, assets }: Pick<ContentFiles, 'pages' | 'assets'>,
  nameOf: (file: string) => string,
): Diagnostic {
  const files = new Map([
    ...assets.map((asset) => [`/${asset}`, asset] as const),
    ...pages.map((page) => [wantedRoute(page), page] as const),
  ]);
  const other = [...files.keys()].find((each) => each !== from && foldAddress(each) === foldAddress(from));
  return diagnostic('content/route-conflict', {
    message: `\`${from}\` differs from ${other === undefined ? 'another address' : `\`${other}\``} only in letter case, which not every disk and server distinguishes.`,
    help: `Its address is \`${to}\`, and links in pages lead there. Rename one of the files.`,
    file: nameOf(files.get(from) ?? from.slice(1)),
  });
}
