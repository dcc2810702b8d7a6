import { diagnostic } from './create.js';
import type { Diagnostic } from './diagnostic.js';

/** Number of faults above which one message stands for all that have the same cause. */
const most = 5;

/** Replaces the faults of many addresses that begin with the path at which the site is served by one that names the path. */
export function joinByBase(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const joined = [...Map.groupBy(diagnostics, ({ base = '' }) => base)].filter(
    ([base, { length }]) => base !== '' && length > most,
  );
  const bases = new Set(joined.map(([base]) => base));
  return [
    ...diagnostics.filter(({ base = '' }) => !bases.has(base)),
    ...joined.map(([base, [first, ...others]]) =>
      diagnostic('site/missing-base', {
        message: `This address and ${others.length} others begin with \`${base}\`, which is no folder of the site.`,
        help: `If the site is served under \`${base}\`, build it with \`--base ${base}\`. Otherwise, remove \`${base}\` from the addresses.`,
        file: first?.file,
        span: first?.span,
      }),
    ),
  ];
}
