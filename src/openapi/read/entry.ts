import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { outOfDate } from './files.js';
import type { Load, Loaded } from './loadedFiles.js';
import { resolveLocation } from './location.js';
import type { Source } from './parsedFile.js';
import { parseSource } from './source.js';

/** A file that docs.json names, or that lies in the folder. */
export interface ReadEntry {
  /** The entry itself where nothing is read. */
  location: string;
  /** Undefined when it cannot be read. */
  source?: Source;
  /** Base of its relative references. */
  base: string;
  diagnostics: readonly Diagnostic[];
}

/** Nouns and help texts for messages about an entry. */
export interface EntryWords {
  what: string;
  help: string;
  /** Help if a server does not answer; defaults to `help`. */
  unreachable?: string;
}

/** Reads and parses what an entry names: a path relative to the documentation folder, or an http(s) URL. */
export async function readEntry(entry: string, words: EntryWords, load: Load): Promise<ReadEntry> {
  const location = resolveLocation(entry, '');
  if (location === undefined)
    return failed(entry, { problem: 'missing', reason: 'it is no file and no http(s) address' }, words);
  const loaded = await load(location);
  if ('problem' in loaded) return failed(entry, loaded, words);
  const stale = loaded.warning === undefined ? [] : [outOfDate(location, loaded.warning)];
  const { source, diagnostics } = parseSource(loaded.text, location);
  return { location, base: loaded.base, diagnostics: [...stale, ...diagnostics], ...(source && { source }) };
}

function failed(
  entry: string,
  { problem, reason }: Extract<Loaded, { problem: string }>,
  { what, help, unreachable = help }: EntryWords,
): ReadEntry {
  const isUnreachable = problem === 'unreachable';
  const fault = diagnostic(isUnreachable ? 'openapi/unreachable' : 'openapi/missing', {
    message: `The ${what} \`${entry}\` cannot be read: ${reason}.`,
    help: isUnreachable ? unreachable : help,
    file: entry,
  });
  return { location: entry, base: entry, diagnostics: [fault] };
}
