import type { z } from 'zod';

type Part = Readonly<Record<string, unknown>>;

const labels = { tabs: 'tab', anchors: 'anchor', dropdowns: 'dropdown', products: 'product' } as const;

const partsIn = (value: unknown): readonly Part[] =>
  Array.isArray(value) ? value.filter((part): part is Part => typeof part === 'object' && part !== null) : [];

/** The pages and specifications in a part of the navigation, at any depth. */
function* listedIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (['pages', 'root', 'openapi', 'asyncapi', 'graphql', 'sdk', 'href'].includes(key)) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* listedIn(item, key);
  } else if (typeof value === 'object' && value !== null) {
    const inner = ['openapi', 'asyncapi', 'graphql', 'sdk'].includes(key);
    for (const [name, item] of Object.entries(value)) yield* listedIn(item, inner ? key : name);
  }
}

/**
 * Rejects divisions beside versions or languages if every version or language has a division of the same name, because readers would see
 * both. A division that lists pages of its own is allowed, because nothing else leads to them.
 */
export function refuseRepeatedDivisions(navigation: Part, context: z.RefinementCtx): void {
  const editions = [...partsIn(navigation['versions']), ...partsIn(navigation['languages'])];
  if (editions.length === 0) return;
  const names = new Set(listedIn(editions));
  for (const [key, label] of Object.entries(labels)) {
    for (const [index, division] of partsIn(navigation[key]).entries()) {
      const isNamesake = (other: Part): boolean => other[label] === division[label];
      const isListed = [...listedIn(division)].every((page) => names.has(page));
      if (isListed && editions.every((edition) => partsIn(edition[key]).some(isNamesake)))
        context.addIssue({ code: 'custom', path: [key, index], message: 'config/repeated-division' });
    }
  }
}
