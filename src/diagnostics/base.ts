import { diagnostic } from './create.js';
import type { Diagnostic } from './diagnostic.js';

/** Number of faults above which one message stands for all that have the same cause. */
const most = 5;

/** Replaces the faults of many addresses that begin with the path at which the site is served by one, in place of the first, that names the path. */
export function joinByBase(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ base = '' }) => base);
  return diagnostics.flatMap((fault) => {
    const { base = '', file, span } = fault;
    const [first, ...others] = groups.get(base) ?? [];
    if (base === '' || others.length < most) return fault;
    if (fault !== first) return [];
    return diagnostic('site/missing-base', {
      message: `This address and ${others.length} others begin with \`${base}\`, which is no folder of the site.`,
      help: `If the site is served under \`${base}\`, build it with \`--base ${base}\`. Otherwise, remove \`${base}\` from the addresses.`,
      file,
      span,
    });
  });
}
