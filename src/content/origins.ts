import type { Position, Span } from '../diagnostics/diagnostic.js';
import { relocatePositions } from '../mdx/compile/context.js';
import type { Compiled } from '../mdx/compile/sourceText.js';
import type { FrontmatterResult } from './readFrontmatter.js';

type OriginOf = (point: Position) => Position;

/** Moves positions in a compiled text to those of the author. */
export function compiledAtOrigin(compiled: Compiled, originOf: OriginOf | undefined): Compiled {
  if (originOf === undefined) return compiled;
  return { ...relocatePositions(compiled, originOf), gathered: relocatePositions(compiled.gathered, originOf) };
}

/** Moves positions in frontmatter to those of the author. */
export function frontmatterAtOrigin(read: FrontmatterResult, originOf: OriginOf | undefined): FrontmatterResult {
  if (originOf === undefined) return read;
  const spans = Object.entries(read.spans).map(([key, { start, end }]): [string, Span] => [
    key,
    { start: originOf(start), end: originOf(end) },
  ]);
  return { ...relocatePositions(read, originOf), spans: Object.fromEntries(spans) };
}
