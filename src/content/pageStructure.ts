import { isDeepStrictEqual } from 'node:util';
import type { Page } from './page.js';

/** The properties of a page on which the rest of a site depends. */
function structureOf({ body, digest, diagnostics, opening, references, components, icons, ...rest }: Page): unknown {
  return [
    rest,
    references.map(({ kind, target }) => [kind, target]),
    components.map(({ name }) => name),
    icons.map(({ name, style }) => [name, style]),
    body && [body.imports, body.needs, body.script],
  ];
}

/** True if two states of a page differ only in its text, which affects neither other pages nor the frame. */
export function hasSameStructure(before: Page, after: Page): boolean {
  return isDeepStrictEqual(structureOf(before), structureOf(after));
}
