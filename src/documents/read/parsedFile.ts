import type { Diagnostic, Span } from '../../diagnostics/diagnostic.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Json } from '../json.js';
import type { DocumentPlace } from '../documentPlace.js';

/** One file of a specification, parsed. */
export interface Source {
  /** Path relative to the documentation folder, or the URL that was requested. */
  file: string;
  value: Json;
  /**
   * Span of the value at a JSON pointer: the key of an object or array that has one, else the value. A pointer to nothing gives the nearest enclosing
   * value.
   *
   * @param part `key` for the key of any value that has one.
   */
  spanOf(pointer: string, part?: 'key'): Span | undefined;
  /** Origin of a part of `value` that may come from another file; absent if everything was written in this file. */
  writtenAt?(pointer: string): FilePlace;
}

/** A place in a file. */
export interface FilePlace {
  source: Source;
  /** JSON pointer within the file. */
  pointer: string;
}

/** The file and span of the value at a JSON pointer of a source. */
export function filePlaceIn(source: Source, pointer: string, part?: 'key'): DocumentPlace {
  const place = source.writtenAt?.(pointer) ?? { source, pointer };
  const span = place.source.spanOf(place.pointer, part);
  return { file: place.source.file, ...(span && { span }) };
}

/** A source, unless the text cannot be parsed at all. Repeated keys are reported, and the last one wins. */
export interface Parsed {
  source?: Source;
  diagnostics: Diagnostic[];
}

/** Warns about a key that an object has twice. JSON and YAML readers keep the last one. */
export function repeatedKey(key: string, file: string, span: Span | undefined): Diagnostic {
  return diagnostic('openapi/repeated-key', {
    message: `The key \`${key}\` appears twice in the same object; only the last one counts.`,
    help: 'Merge the two, or rename one.',
    file,
    span,
  });
}
