import type { Format, Naming, ReadResult, ReferenceDocument, ReferenceDocuments, WrittenFile } from './format.js';
import { formats as allFormats } from './list.js';
import { Overlays, overlaid, type NamedOverlays } from './openapi/overlay/overlays.js';
import { loadEntry, type EntryWords } from './openapi/read/entry.js';
import type { Load } from './openapi/read/loadedFiles.js';
import { baseName, resolveLocation } from './openapi/read/location.js';
import { parseSource } from './openapi/read/source.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
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
  /** Files whose format follows from the key that names them. */
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
 * Reads the files that a site makes reference pages from; a file named twice is read once. A document's id is its file name without extension, with
 * `-2`, `-3` if several share it.
 *
 * @param entries as in `docs.json`: paths relative to the documentation folder (a leading `/` or `./` is allowed) or http(s) URLs.
 */
export async function readDocuments(
  entries: readonly string[],
  load: Load,
  { found = [], overlays = { named: [], found: [] }, named = [], formats = allFormats }: ReadOptions = {},
): Promise<ReadDocuments> {
  const listed = byLocation(entries);
  const further = [...byLocation(found)].filter(([location]) => !listed.has(location));
  const taken = new Set<string>();
  const identified = [...listed, ...further].map(([location, entry]) => {
    const wanted = baseName(location);
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return { entry, id, isUnnamed: !listed.has(location) };
  });
  const reader = { load, overlays: await Overlays.open(overlays, load), named, formats };
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

/** Groups entries by location, and keeps the first of those that lead to the same one. */
function byLocation(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of entries) {
    const location = locationOf(entry);
    if (!found.has(location)) found.set(location, entry);
  }
  return found;
}

const locationOf = (entry: string): string => resolveLocation(entry, '') ?? entry;

/** Everything needed to read one file. */
export interface DocumentReader extends Pick<ReadOptions, 'named' | 'formats'> {
  load: Load;
  overlays?: Overlays;
}

/**
 * Reads one file in the format under whose key docs.json names it, else in the first that recognises it. Only a file that makes no sense at all is
 * refused; a document that breaks its format's rules is shown as far as possible.
 */
export async function readDocument(
  entry: string,
  id: string,
  { load, overlays, named = [], formats = allFormats }: DocumentReader,
): Promise<ReadResult> {
  const naming = named.findLast(({ source }) => locationOf(source) === locationOf(entry));
  const chosen = formats.find((format) => format.id === naming?.format);
  const { text, location, base, diagnostics } = await loadEntry(entry, chosen?.words ?? standardWords, load);
  if (text === undefined) return { diagnostics };
  const plain = text.replace(/^\uFEFF/, '');
  const problems = [...diagnostics];
  const changes = overlays ? await overlays.of(location) : [];
  const file: WrittenFile = {
    id,
    location,
    base,
    text: plain,
    source: once(() => {
      const { source, diagnostics: faults } = parseSource(plain, location);
      const changed = source && overlaid(source, changes);
      problems.push(...faults, ...(changed?.diagnostics ?? []));
      return changed?.source;
    }),
  };
  const format = chosen ?? formats.find((each) => each.recognises(file));
  const read = await format?.read(file, load, naming?.naming);
  const all = [...problems, ...(read?.diagnostics ?? [])];
  if (!read?.document) return { diagnostics: all };
  const patched = {
    text: () => textLike(plain, file.source()?.value),
    overlays: changes.map((change) => change.location),
  };
  return { diagnostics: all, document: { ...read.document, ...(changes.length > 0 && { patched }), diagnostics: all } };
}

/** Writes a value in the syntax of a text, JSON or YAML. */
function textLike(text: string, value: unknown): string {
  return /^\s*[[{]/.test(text) ? `${JSON.stringify(value, null, 2)}\n` : stringify(value, { lineWidth: 0 });
}
