import { distance } from 'fastest-levenshtein';
import { isSwap } from '../../../diagnostics/nearest.js';
import { schemaObject } from './schemaObject.js';

const keywords = Object.keys(schemaObject.properties);
const schemaKeys: ReadonlySet<string> = new Set([...keywords, 'nullable', 'id', 'comment', 'dependencies']);
/** True for a keyword of Schema Objects. */
export function isKeyword(key: string): boolean {
  return schemaKeys.has(key);
}

const meanings = new Map<string, string | undefined>();

/**
 * The keyword of Schema Objects that an unknown key obviously misspells. Since OpenAPI 3.1 a schema may have any key, so only one wrong,
 * missing or swapped letter counts.
 */
export function misspeltKeyword(key: string): string | undefined {
  if (isKeyword(key) || key.startsWith('x-') || key.length < 3) return undefined;
  if (!meanings.has(key) && meanings.size < 10_000)
    meanings.set(
      key,
      keywords.find((keyword) => isSlip(key, keyword)),
    );
  return meanings.get(key);
}

function isSlip(key: string, keyword: string): boolean {
  if (keyword.length < 4 || Math.abs(key.length - keyword.length) > 1) return false;
  return key.toLowerCase() === keyword.toLowerCase() || distance(key, keyword) === 1 || isSwap(key, keyword);
}
