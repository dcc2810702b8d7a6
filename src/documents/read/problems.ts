import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { sectionOf, type Kind } from '../grammar.js';
import { isObject, type Json } from '../json.js';
import { joinPointer, splitPointer, valueAt } from '../pointer.js';
import type { JsonReference } from '../references.js';
import { filePlaceIn, type Source } from './parsedFile.js';

/** Warns about a broken reference and suggests what the author most likely meant. */
export function brokenReference(reference: JsonReference, source: Source, reason: string, help?: string): Diagnostic {
  return diagnostic('openapi/reference', {
    message: `The reference \`${reference.ref}\` leads nowhere: ${reason}.`,
    help: help ?? 'Correct the reference, or add what it names.',
    ...filePlaceIn(source, reference.pointer),
  });
}

/** Suggests a pointer for one that leads nowhere in `root`: with `/` in a key escaped, with its last key corrected, or to the component of that name. */
export function meantPointer(root: Json, pointer: string, kind: Kind): string | undefined {
  const keys = splitPointer(pointer);
  for (const [index] of keys.entries()) {
    const escaped = joinPointer('', ...keys.slice(0, index), keys.slice(index).join('/'));
    if (valueAt(root, escaped) !== undefined)
      return `Did you mean \`#${escaped}\`? In a reference, \`~1\` stands for \`/\` in a name.`;
  }
  const last = keys.at(-1) ?? '';
  const parent = joinPointer('', ...keys.slice(0, -1));
  for (const place of [parent, ...sectionsFor(kind)]) {
    const holder = valueAt(root, place);
    if (!isObject(holder)) continue;
    // The name may be right, with only its section missing.
    const key = Object.hasOwn(holder, last) ? last : nearest(last, Object.keys(holder));
    if (key !== undefined) return `Did you mean \`#${joinPointer(place, key)}\`?`;
  }
  return undefined;
}

/** Sections in any version that contain components of a kind. */
function sectionsFor(kind: Kind): string[] {
  const old: Partial<Record<Kind, string[]>> = {
    schema: ['/definitions', '/$defs'],
    parameter: ['/parameters'],
    response: ['/responses'],
  };
  return [joinPointer('', 'components', sectionOf(kind)), ...(old[kind] ?? [])];
}
