import type { z } from 'zod';

type Part = Readonly<Record<string, unknown>>;

const labels = { tabs: 'tab', anchors: 'anchor', dropdowns: 'dropdown', products: 'product' } as const;

const partsIn = (value: unknown): readonly Part[] =>
  Array.isArray(value) ? value.filter((part): part is Part => typeof part === 'object' && part !== null) : [];

/**
 * Refuses divisions beside versions or languages that each of these has one of the same name of: a reader would see every one of them
 * twice.
 */
export function refuseRepeatedDivisions(navigation: Part, context: z.RefinementCtx): void {
  const editions = [...partsIn(navigation['versions']), ...partsIn(navigation['languages'])];
  if (editions.length === 0) return;
  for (const [key, label] of Object.entries(labels)) {
    for (const [index, division] of partsIn(navigation[key]).entries()) {
      const isNamesake = (other: Part): boolean => other[label] === division[label];
      if (editions.every((edition) => partsIn(edition[key]).some(isNamesake)))
        context.addIssue({ code: 'custom', path: [key, index], message: 'config/repeated-division' });
    }
  }
}
