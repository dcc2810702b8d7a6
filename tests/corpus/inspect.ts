import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { betrayals, duplicateIds, emptiness, missingParts, unsizedImages, type Fault } from './faults.js';
import { brokenLinks } from './links.js';
import { readPage, type BuiltPage } from './page.js';
import { lostProse, type LostProse } from './prose.js';
import type { SourceFolder } from './source.js';

export interface Inspection {
  /** Built pages, redirects and the page for what is not found left out. */
  pages: string[];
  withDiagrams: string[];
  /** Pages of the navigation that stand nowhere. */
  unserved: string[];
  betrayals: Fault[];
  /** Links whose target is in the folder. */
  missedLinks: Fault[];
  /** Links whose target the author has not written. */
  deadLinks: Fault[];
  /** The part of them in folders of generated operation pages: an address may differ from the one that its author knows. */
  strayLinks: Fault[];
  /** Operations that were promised a page and have none. */
  lostOperations: Fault[];
  unsizedImages: Fault[];
  emptyPages: Fault[];
  duplicateIds: Fault[];
  /** Pages with a note in the place of what could not be shown. */
  missingParts: Fault[];
  /** Pages of the navigation, with the sentences that they lack. */
  prose: LostProse[];
}

const sizable = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Reads every page of a built site and finds what is wrong in its HTML. */
export function inspect(output: string, source: SourceFolder): Inspection {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    // `_trellis` holds parts of pages; what an author wrote in HTML is served as it is.
    .filter(
      (file) => file.endsWith('.html') && !/^(?:_trellis|_astro|pagefind)\//.test(file) && !source.files.has(file),
    );
  const pages = new Map<string, BuiltPage>();
  for (const file of files.sort()) {
    const address = addressOf(file);
    pages.set(address, readPage(address, readFileSync(path.join(output, file), 'utf8')));
  }
  const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
  const isServed = (pathname: string): boolean =>
    ['', '.html', '/index.html'].some((end) => isFile(path.join(output, pathname + end)));
  const targets = {
    isServed,
    pageAt: (address: string) => pages.get(address),
    isWritten: (pathname: string) => source.has(pathname),
  };
  const shown = [...pages.values()].filter(({ address, isRedirect }) => !isRedirect && address !== '/404');
  const redirects = [...pages.values()].filter(({ isRedirect }) => isRedirect);
  const links = [
    ...shown.map((page) => brokenLinks(page, targets)),
    ...redirects.map((page) => brokenLinks({ ...page, links: [page.destination] }, targets)),
  ];
  const endpoints = new Map(
    shown.flatMap(({ address, endpoint }) => (endpoint === undefined ? [] : [[address, endpoint]])),
  );
  const made = shown.filter(({ address, endpoint }) => endpoint !== undefined && source.textAt(address) === undefined);
  const folders = new Set(made.map(({ address }) => path.posix.dirname(address)));
  const deadLinks = links.flatMap(({ dead }) => dead);
  const isLocal = (image: string): boolean =>
    image.startsWith('/') && !image.startsWith('//') && sizable.test(image.split(/[?#]/)[0] ?? '');
  const listed = new Set(source.navigation.map(({ address }) => address));
  return {
    pages: shown.map(({ address }) => address),
    withDiagrams: shown.filter(({ hasDiagram }) => hasDiagram).map(({ address }) => address),
    unserved: source.navigation.filter(({ address }) => !isServed(address)).map(({ name }) => name),
    betrayals: shown.flatMap((page) => betrayals(page, `${source.textAt(page.address) ?? ''}\n${source.words}`)),
    missedLinks: links.flatMap(({ missed }) => missed),
    deadLinks,
    strayLinks: deadLinks.filter(({ what }) => folders.has(path.posix.dirname(what.replace(/[?#].*$/, '')))),
    lostOperations: source.lostOperations(endpoints),
    unsizedImages: shown.flatMap((page) =>
      unsizedImages(page, (image) => isLocal(image) && isServed(decodeURIComponent(image.split(/[?#]/)[0] ?? ''))),
    ),
    emptyPages: shown.flatMap((page) => emptiness(page, source.textAt(page.address))),
    duplicateIds: shown.flatMap((page) => duplicateIds(page, source.textAt(page.address))),
    missingParts: shown.flatMap(missingParts),
    prose: shown
      .filter(({ address }) => listed.has(address))
      .map((page) => lostProse(page, source.textAt(page.address) ?? '')),
  };
}
