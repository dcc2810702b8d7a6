import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { outOfDate } from './files.js';
import type { Load, Loaded } from './loadedFiles.js';
import { resolveLocation } from './location.js';

/** Nouns and help texts for messages about a file. */
export interface EntryWords {
  what: string;
  help: string;
  /** Help text if a server does not answer; defaults to `help`. */
  unreachable?: string;
}

/** The text of a file that docs.json names. */
interface LoadedEntry {
  /** The entry itself if nothing was read. */
  location: string;
  /** Base of its relative references. */
  base: string;
  /** Undefined if it cannot be read. */
  text?: string;
  diagnostics: readonly Diagnostic[];
}

/** Reads the text of the file that an entry names: a path relative to the documentation folder, or an http(s) URL. */
export async function loadEntry(entry: string, words: EntryWords, load: Load): Promise<LoadedEntry> {
  const location = resolveLocation(entry, '');
  if (location === undefined)
    return failed(entry, { problem: 'missing', reason: 'it is neither a file nor an http(s) address' }, words);
  const loaded = await load(location);
  if ('problem' in loaded) return failed(entry, loaded, words);
  const stale = loaded.warning === undefined ? [] : [outOfDate(location, loaded.warning)];
  return { location, base: loaded.base, diagnostics: stale, text: loaded.text };
}

function failed(
  entry: string,
  { problem, reason }: Extract<Loaded, { problem: string }>,
  { what, help, unreachable = help }: EntryWords,
): LoadedEntry {
  const isUnreachable = problem === 'unreachable';
  const fault = diagnostic(isUnreachable ? 'openapi/unreachable' : 'openapi/missing', {
    message: `The ${what} \`${entry}\` cannot be read: ${reason}.`,
    help: isUnreachable ? unreachable : help,
    file: entry,
  });
  return { location: entry, base: entry, diagnostics: [fault] };
}
