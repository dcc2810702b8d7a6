import { isDeepStrictEqual } from 'node:util';
import type { Page } from './page.js';

/** What the rest of a site depends on in a page. */
function structureOf({ body, digest, diagnostics, opening, references, components, icons, ...rest }: Page): unknown {
  return [
    rest,
    references.map(({ kind, target }) => [kind, target]),
    components.map(({ name }) => name),
    icons.map(({ name, style }) => [name, style]),
    body && [body.imports, body.needs, body.script],
  ];
}

/** True if two states of a page differ only in its text, so that no other page and nothing in the frame changes with it. */
export function hasSameStructure(before: Page, after: Page): boolean {
  return isDeepStrictEqual(structureOf(before), structureOf(after));
}
