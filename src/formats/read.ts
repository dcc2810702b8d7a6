import { withoutByteOrderMark } from '../diagnostics/lines.js';
import type { Format, Naming, ReadResult, ReferenceDocument, ReferenceDocuments, WrittenFile } from './format.js';
import { formats as allFormats } from './list.js';
import { Overlays, applyOverlays, type NamedOverlays } from './openapi/overlay/overlays.js';
import { loadEntry, type EntryWords } from '../documents/read/entry.js';
import type { Load } from '../documents/read/loadedFiles.js';
import { baseName, resolveLocation } from '../documents/read/location.js';
import { parseSource } from '../documents/read/source.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { freeName } from '../shared/freeName.js';
import { once } from '../shared/once.js';
import { stringify } from 'yaml';

/** A file that docs.json names under the key of a format. */
export interface NamedFile {
  /** As written. */
  source: string;
  /** Id of the format. */
  format: string;
  naming?: Naming;
}

/** Options for reading, besides the entries. */
export interface ReadOptions {
  /** Files whose key in docs.json determines their format. */
  named?: readonly NamedFile[];
  /** Paths of further files in the content folder. */
  found?: readonly string[];
  /** Overlays that docs.json names for specifications, and the paths of all overlays in the content folder. */
  overlays?: { named: readonly NamedOverlays[]; found: readonly string[] };
  formats?: readonly Format[];
}

/** All documents of a site. */
export interface ReadDocuments extends ReferenceDocuments {
  diagnostics: readonly Diagnostic[];
}

const standardWords: EntryWords = {
  what: 'specification',
  help: 'Name a file by its path from the folder of `docs.json`, or an http(s) address.',
  unreachable:
    'Check the address and the network; until it can be read, pages of its operations contain only their own text.',
};

/**
 * Reads the files from which a site makes reference pages; a file named twice is read once. A document's id is its file name without
 * extension, with `-2`, `-3` if several share it.
 *
 * @param entries as in `docs.json`: paths relative to the documentation folder (a leading `/` or `./` is allowed), http(s) URLs, or names
 * that `overlays` defines with `as`.
 */
export async function readDocuments(
  entries: readonly string[],
  load: Load,
  { found = [], overlays = { named: [], found: [] }, named = [], formats = allFormats }: ReadOptions = {},
): Promise<ReadDocuments> {
  const byFile = byLocation(entries);
  const aliases = aliasesIn(overlays.named);
  // A source that is only shown under other names is not published without their overlays.
  const sources = new Set([...aliases.values()].map(locationOf));
  const further = [...byLocation(found)].filter(([location]) => !byFile.has(location) && !sources.has(location));
  const ids = new Set<string>();
  const identified = [...byFile, ...further].map(([location, entry]) => {
    const id = freeName(baseName(location), (name) => ids.has(name));
    ids.add(id);
    return { entry, id, isUnnamed: !byFile.has(location) };
  });
  const reader = { load, overlays: await Overlays.open(overlays, load), aliases, named, formats };
  const results = await Promise.all(identified.map(({ entry, id }) => readDocument(entry, id, reader)));
  return {
    documents: results.flatMap(({ document }, index): ReferenceDocument[] => {
      const isUnnamed = identified[index]?.isUnnamed;
      return document ? [{ ...document, ...(isUnnamed && { isUnnamed }) }] : [];
    }),
    unread: identified.flatMap(({ entry }, index) => (results[index]?.document ? [] : [entry])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Groups entries by location; of equivalent entries, the first is kept. */
function byLocation(entries: readonly string[]): Map<string, string> {
  const entryByLocation = new Map<string, string>();
  for (const entry of entries) {
    const location = locationOf(entry);
    if (!entryByLocation.has(location)) entryByLocation.set(location, entry);
  }
  return entryByLocation;
}

const locationOf = (entry: string): string => resolveLocation(entry, '') ?? entry;

/** Sources of the specifications with a name in docs.json, by name. */
function aliasesIn(overlays: readonly NamedOverlays[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const { as, source } of overlays) if (as !== undefined && !aliases.has(as)) aliases.set(as, source);
  return aliases;
}

/** Everything needed to read one file. */
export interface DocumentReader extends Pick<ReadOptions, 'named' | 'formats'> {
  load: Load;
  overlays?: Overlays;
  /** Sources of specifications, by the name that docs.json gives them. */
  aliases?: ReadonlyMap<string, string>;
}

/**
 * Reads one file in the format under whose key docs.json names it, else in the first that recognises it. Only a file that makes no sense at all is
 * refused; a document that breaks its format's rules is shown as far as possible.
 */
export async function readDocument(
  entry: string,
  id: string,
  { load, overlays, aliases, named = [], formats = allFormats }: DocumentReader,
): Promise<ReadResult> {
  const naming = named.findLast(({ source }) => locationOf(source) === locationOf(entry));
  const namedFormat = formats.find((format) => format.id === naming?.format);
  const alias = aliases?.get(entry);
  const { text, location, base, diagnostics } = await loadEntry(
    alias ?? entry,
    namedFormat?.words ?? standardWords,
    load,
  );
  if (text === undefined) return { diagnostics };
  const plain = withoutByteOrderMark(text);
  const problems = [...diagnostics];
  const changes = overlays ? await overlays.of(location, alias === undefined ? location : entry) : [];
  const source = once(() => {
    const parsed = parseSource(plain, location);
    const changed = parsed.source && applyOverlays(parsed.source, changes);
    problems.push(...parsed.diagnostics, ...(changed?.diagnostics ?? []));
    return changed;
  });
  // Readers must not see what an overlay should have removed, so a partial result is not shown.
  if (alias !== undefined && source()?.isPartial) return { diagnostics: [...problems, leftOut(entry, location)] };
  const file: WrittenFile = { id, location, base, text: plain, source: () => source()?.source };
  const format = namedFormat ?? formats.find((each) => each.recognises(file));
  const read = await format?.read(file, load, naming?.naming);
  const all = [...problems, ...(read?.diagnostics ?? [])];
  if (!read?.document) return { diagnostics: all };
  const patched = {
    source: location,
    text: () => textLike(plain, source()?.source.value),
    overlays: changes.map((change) => change.location),
  };
  const hasOwnFile = alias !== undefined || changes.length > 0;
  const document = {
    ...read.document,
    ...(alias !== undefined && { location: entry }),
    ...(hasOwnFile && { patched }),
  };
  return { diagnostics: all, document: { ...document, diagnostics: all } };
}

function leftOut(name: string, file: string): Diagnostic {
  return diagnostic('openapi/overlay', {
    message: `\`${name}\` is left out, because one of its overlays cannot be applied as a whole.`,
    help: 'Correct the overlay. Its other problems are listed at their lines.',
    file,
  });
}

/** Formats a value as JSON or YAML, like a given text. */
function textLike(text: string, value: unknown): string {
  return /^\s*[[{]/.test(text) ? `${JSON.stringify(value, null, 2)}\n` : stringify(value, { lineWidth: 0 });
}
