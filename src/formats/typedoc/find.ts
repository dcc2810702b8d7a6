import { readSdkFormat } from '../../config/sdkFormats.js';
import { diagnostic } from '../../diagnostics/create.js';
import { nearest } from '../../diagnostics/nearest.js';
import { listFirst, listNames, mayBeAway } from '../find.js';
import type { FindEntry, FoundEntry, NamedAt } from '../format.js';
import { resolveLocation } from '../../documents/read/location.js';
import { fullName, isLibrary, type WantedSymbol } from './library.js';

const kinds = [
  'class',
  'interface',
  'enum',
  'function',
  'type',
  'variable',
  'method',
  'property',
  'module',
  'namespace',
];

/** Parses `[source] kind name`; undefined if it contains no kind. */
export function wantedSymbol(reference: string | WantedSymbol): WantedSymbol | string {
  if (typeof reference !== 'string') return reference;
  const words = reference.trim().split(/\s+/);
  for (const at of [0, 1]) {
    const [kind = '', ...rest] = words.slice(at);
    if (!kinds.includes(kind) || rest.length === 0) continue;
    return { kind, name: rest.join(' '), ...(at === 1 && { source: words[0] }) };
  }
  return reference;
}

/** Library references that pages themselves name, as written. */
export function sdkSources(pages: Iterable<{ frontmatter: { sdk?: string | WantedSymbol | undefined } }>): string[] {
  const sources = new Set<string>();
  for (const { frontmatter } of pages) {
    const symbol = frontmatter.sdk === undefined ? undefined : wantedSymbol(frontmatter.sdk);
    if (typeof symbol !== 'object' || symbol.source === undefined) continue;
    if ((symbol.format ?? readSdkFormat) === readSdkFormat) sources.add(symbol.source);
  }
  return [...sources];
}

/** Looks up a symbol. Without a source, it is searched in the library that the navigation names for the page's group, else in all libraries. */
export const findSymbol: FindEntry = (all, reference, { around, at }) => {
  const symbol = wantedSymbol(reference as WantedSymbol | string);
  if (typeof symbol === 'string')
    return unknown(
      `\`${symbol}\` does not name a symbol.`,
      `Write \`kind name\`, with one of the kinds ${listNames(kinds)}.`,
      at,
    );
  if (symbol.format !== undefined && symbol.format !== readSdkFormat)
    return unknown(
      `Output of \`${symbol.format}\` is not read.`,
      `Pages are made of the output of \`${readSdkFormat}\` alone.`,
      at,
    );
  const libraries = all.documents.filter(isLibrary);
  const { source } = symbol;
  const near =
    source === undefined
      ? around.filter(isLibrary)
      : libraries.filter(({ location }) => location === (resolveLocation(source, '') ?? source));
  const searched = near.length > 0 || symbol.source !== undefined ? near : libraries;
  for (const document of searched) {
    const entry = document.entryNamed(symbol);
    if (entry) return { document, entry, diagnostics: [] };
  }
  if (near.length === 0 && mayBeAway(all, searched, symbol.source)) return { diagnostics: [] };
  if (searched.length === 0)
    return unknown(
      'The site has no reference of a library.',
      'Name one under `sdk` in `docs.json`, or as `source` beside `kind` and `name`.',
      at,
    );
  const { kind } = symbol;
  const name = fullName(symbol);
  const candidates = searched.flatMap((document) => document.names());
  const suggestion = nearest(
    name,
    candidates.filter((each) => each.kind === kind).map((each) => each.name),
  );
  const other = candidates.find((each) => each.name === name);
  const help =
    suggestion === undefined
      ? other
        ? `\`${name}\` is there as \`${other.kind}\`.`
        : 'Name a symbol that the reference has, with its kind.'
      : `Did you mean \`${kind} ${suggestion}\`?`;
  const locations = searched.map(({ location }) => location);
  return unknown(`There is no ${kind} \`${name}\` in ${listFirst(locations, 3, 'or')}.`, help, at);
};

function unknown(message: string, help: string, at: NamedAt): FoundEntry {
  return { diagnostics: [diagnostic('sdk/unknown-symbol', { message, help, ...at })] };
}
