import type { Reference } from '../../mdx/compiled.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/** Groups references to the same target: generated lists may name a missing file on every line, so it is reported once with a count. */
export function firstOfEach(references: readonly Reference[]): { reference: Reference; others: Reference[] }[] {
  return [...Map.groupBy(references, ({ target }) => target).values()].flatMap((same) => {
    const [reference, ...others] = same;
    return reference ? [{ reference, others }] : [];
  });
}

/** A fault with the count of its places, if there are others. */
export function withOthers(fault: Diagnostic, others: readonly Reference[]): Diagnostic {
  if (others.length === 0) return fault;
  const { message, fix } = fault;
  return {
    ...fault,
    message: `${message.replace(/\.$/, '')}; it appears ${others.length + 1} times in this file.`,
    ...(fix ? { fix: { ...fix, also: others.flatMap(({ span }) => span ?? []) } } : {}),
  };
}
