import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Json } from '../json.js';

/** Maximum depth: deeper than any real specification, far from where recursion would overflow the stack. */
const MAX_DEPTH = 250;
/** Maximum number of values in a file, with aliases expanded. The largest public specifications have about a million. */
const MAX_VALUES = 4_000_000;

/** Maximum number of characters in a text; a long book has as many. */
const MAX_TEXT = 1_000_000;

/**
 * Rejects values that would exhaust recursive functions: endless nesting (including a YAML alias inside its own anchor) and aliases that multiply.
 */
export function depthProblem(value: Json, file: string): Diagnostic | undefined {
  let count = 0;
  const tooLarge = (current: Json, depth: number): string | undefined => {
    if (typeof current === 'string' && current.length > MAX_TEXT)
      return `contains a text of more than ${MAX_TEXT} characters`;
    if (typeof current !== 'object' || current === null) return undefined;
    if (depth > MAX_DEPTH) return `nests deeper than ${MAX_DEPTH} levels`;
    const children = Object.values<Json | undefined>(current as Record<string, Json>);
    count += children.length;
    if (count > MAX_VALUES) return `contains more than ${MAX_VALUES} values`;
    for (const child of children) {
      const problem = child === undefined ? undefined : tooLarge(child, depth + 1);
      if (problem) return problem;
    }
    return undefined;
  };
  const problem = tooLarge(value, 0);
  if (!problem) return undefined;
  return diagnostic('openapi/too-large', {
    message: `The specification ${problem}.`,
    help: 'Look for a YAML alias that contains itself or for embedded data, or split the specification.',
    file,
  });
}
