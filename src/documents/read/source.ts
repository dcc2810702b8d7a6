import { withoutByteOrderMark } from '../../diagnostics/lines.js';
import { parseJson } from './json.js';
import { depthProblem } from './limits.js';
import type { Parsed } from './parsedFile.js';
import { parseYaml } from './yaml.js';

/**
 * Parses the text of a specification file.
 *
 * @param file name for messages. Its extension decides between JSON and YAML; if that is unknown, the first character does.
 * @returns errors with line and column for text that is neither, and for values that nest or repeat too much.
 */
export function parseSource(text: string, file: string): Parsed {
  const plain = withoutByteOrderMark(text);
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
