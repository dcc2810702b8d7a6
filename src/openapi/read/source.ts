import type { Diagnostic, Span } from '../../diagnostics/diagnostic.js';
import type { Json } from '../json.js';
import { parseJson } from './json.js';
import { depthProblem } from './limits.js';
import { parseYaml } from './yaml.js';

/** One file of a specification, parsed. */
export interface Source {
  /** Path relative to the documentation folder, or the URL it was asked for at. */
  file: string;
  value: Json;
  /**
   * Where the value at a JSON pointer stands: its key when it is an object or list with one, else the value itself.
   * A pointer to nothing gives the nearest enclosing value.
   */
  spanOf(pointer: string): Span | undefined;
}

/** A source, unless the text cannot be read at all; repeated keys are told of and the last one wins. */
export interface Parsed {
  source?: Source;
  diagnostics: Diagnostic[];
}

/**
 * Parses the text of a specification file.
 *
 * @param file names the file in messages; its extension decides between JSON and YAML, and without a known one the first character does.
 * @returns errors with line and column for text that is neither, and for values that nest or repeat beyond all measure.
 */
export function parseSource(text: string, file: string): Parsed {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const parsed = isJson(plain, file) ? parseJson(plain, file) : parseYaml(plain, file);
  if (!parsed.source) return parsed;
  const problem = depthProblem(parsed.source.value, file);
  return problem ? { diagnostics: [...parsed.diagnostics, problem] } : parsed;
}

function isJson(text: string, file: string): boolean {
  const path = file.replace(/[?#].*$/, '').toLowerCase();
  if (path.endsWith('.json')) return true;
  if (/\.ya?ml$/.test(path)) return false;
  return text.trimStart().startsWith('{');
}
