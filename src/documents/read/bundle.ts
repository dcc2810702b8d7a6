import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { grammarOf, sectionOf, type Kind } from '../grammar.js';
import { entriesOf, isObject, objectOf, type Json, type JsonObject } from '../json.js';
import { joinPointer, splitPointer, valueAt } from '../pointer.js';
import { mapReferences, referencesIn, type JsonReference } from '../references.js';
import { SpecificationFiles, type File, type Target } from './files.js';
import type { Load } from './loadedFiles.js';
import { baseName } from './location.js';
import type { Source } from './parsedFile.js';
import { freeName } from '../../shared/freeName.js';

/** A specification merged into one document, with the origin of each part. */
export interface Bundle {
  document: JsonObject;
  /** Origin of the value at a pointer of `document`. */
  origin(pointer: string): { source: Source; pointer: string };
  diagnostics: readonly Diagnostic[];
}

/** An object of some file, and the pointer that it gets in the document. */
interface Fragment {
  file: File;
  pointer: string;
  kind: Kind;
  place: string;
}

/**
 * Merges everything that a specification refers to into one document with local references. Objects from other files become components with the names
 * that their authors gave them; path items and operations are inserted where they are referenced. Nothing is dereferenced, so recursion stays intact.
 * Broken references are reported and stay as written.
 *
 * @param root the specification's own file, an object.
 * @param base base of its relative references.
 * @param kind kind of the root.
 */
export async function bundle(root: Source, base: string, load: Load, kind: Kind = 'document'): Promise<Bundle> {
  const own: File = { source: root, base };
  const files = new SpecificationFiles(own, load);
  own.source = { ...root, value: await spreadSections(objectOf(root.value), kind, '', own, files) };
  const fragments: Fragment[] = [{ file: own, pointer: '', kind, place: '' }];
  const placed = new Map<string, string>();
  const rewritten = new Map<string, string>();
  const whole = objectOf(own.source.value);
  const placeFor = placesIn(whole);

  // Grows during iteration: what a fragment refers to becomes a fragment too.
  for (const { file, pointer, kind, place } of fragments) {
    const value = valueAt(file.source.value, pointer);
    const placeIn = (each: JsonReference): string => place + each.pointer.slice(pointer.length).replace(/\/\$ref$/, '');
    const references = isObject(value) ? Array.from(referencesIn(value, kind, pointer)) : [];
    const aliases = new Set(file === own ? references.filter((each) => isComponentAlias(each, whole)) : []);
    // Aliases come first, because they name their targets.
    for (const reference of new Set([...aliases, ...references])) {
      if (reference.kind === 'text') {
        const text = await files.text(reference, file);
        if (text !== undefined) rewritten.set(keyOf(file, reference), text);
        continue;
      }
      const alias = aliases.has(reference) ? placeIn(reference) : undefined;
      const target = await files.target(reference, file);
      if (!target) continue;
      if (target.file === own) {
        rewritten.set(keyOf(file, reference), `#${target.pointer}`);
      } else if (comesIn(reference, file === own)) {
        fragments.push({ ...target, kind: reference.kind, place: placeIn(reference) });
      } else {
        // Kinds that share a section are equivalent.
        const section = placeOf(reference.kind, whole);
        const identityOf = (each: Target): string => JSON.stringify([each.file.source.file, each.pointer, section]);
        const name = splitPointer(target.pointer).at(-1) ?? baseName(target.file.source.file);
        const targets = alias === undefined ? [target] : await files.targets(reference, file, own);
        const last = targets.at(-1) ?? target;
        const component = placed.get(identityOf(last)) ?? alias ?? placeFor(reference.kind, name);
        if (!placed.has(identityOf(last))) fragments.push({ ...last, kind: reference.kind, place: component });
        for (const each of targets) placed.set(identityOf(each), component);
        rewritten.set(keyOf(file, reference), `#${component}`);
      }
    }
  }
  return {
    document: assemble(fragments, rewritten),
    origin: (pointer) => originOf(pointer, fragments, root),
    diagnostics: files.diagnostics,
  };
}

/** Replaces sections that another file has as a whole, such as `paths: { $ref: paths.yaml }`, by a reference for each of their entries. */
async function spreadSections(
  value: JsonObject,
  kind: Kind,
  pointer: string,
  own: File,
  files: SpecificationFiles,
): Promise<JsonObject> {
  const spread: Record<string, Json> = Object.fromEntries(entriesOf(value));
  for (const [key, [shape, inner]] of Object.entries(grammarOf(kind))) {
    const isComponents = inner === 'components' || inner === 'asyncComponents';
    const section = value[key];
    if (!isObject(section) || !(isComponents || shape === 'map')) continue;
    const at = joinPointer(pointer, key);
    const entries = await entryReferences(section, inner, at, own, files);
    spread[key] = isComponents ? await spreadSections(entries, inner, at, own, files) : entries;
  }
  return spread;
}

async function entryReferences(
  section: JsonObject,
  kind: Kind,
  pointer: string,
  own: File,
  files: SpecificationFiles,
): Promise<JsonObject> {
  const { $ref: ref } = section;
  const reference = typeof ref === 'string' && { ref, kind, pointer: joinPointer(pointer, '$ref') };
  const target = reference && (await files.target(reference, own));
  if (!target) return section;
  const [path = ''] = reference.ref.split('#');
  const names = Object.keys(objectOf(valueAt(target.file.source.value, target.pointer)));
  const addressOf = (name: string): string => `${path}#${encodeURI(joinPointer(target.pointer, name))}`;
  return Object.fromEntries(names.map((name) => [name, { $ref: addressOf(name) }]));
}

/** True for path items of `paths` and for operations, which have no section under the components and are inserted where they are referenced. */
function comesIn({ kind, pointer }: JsonReference, isOwn: boolean): boolean {
  return kind === 'operation' || (isOwn && kind === 'pathItem' && /^\/(paths|webhooks)\/[^/]+\/\$ref$/.test(pointer));
}

/** True if a component of the document consists only of a reference, so that the target can take its place and name. */
function isComponentAlias({ kind, pointer }: JsonReference, root: JsonObject): boolean {
  const [, section, name] = /^(.*)(\/[^/]+)\/\$ref$/.exec(pointer) ?? [];
  if (section === undefined || section !== placeOf(kind, root)) return false;
  return Object.keys(objectOf(valueAt(root, `${section}${name}`))).length === 1;
}

function keyOf(file: File, { ref, kind }: JsonReference): string {
  return JSON.stringify([file.source.file, ref, kind]);
}

/** Allocates pointers under the document's components, if its version has a section for the kind. */
function placesIn(root: JsonObject): (kind: Kind, name: string) => string {
  const places = new Set<string>();
  return (kind, name) => {
    const section = placeOf(kind, root);
    const placeNamed = (each: string): string => joinPointer(section, each);
    const isTaken = (each: string): boolean =>
      places.has(placeNamed(each)) || valueAt(root, placeNamed(each)) !== undefined;
    const place = placeNamed(freeName(name.replace(/[^\p{L}\p{N}._-]+/gu, '_'), isTaken));
    places.add(place);
    return place;
  };
}

function placeOf(kind: Kind, root: JsonObject): string {
  const isOld = root['swagger'] !== undefined;
  if (isOld && kind === 'schema') return '/definitions';
  return isOld && (kind === 'parameter' || kind === 'response') ? `/${kind}s` : `/components/${sectionOf(kind)}`;
}

function assemble(fragments: readonly Fragment[], rewritten: ReadonlyMap<string, string>): JsonObject {
  const [whole = {}, ...parts] = fragments.map(({ file, pointer, kind }) =>
    mapReferences(objectOf(valueAt(file.source.value, pointer)), kind, (reference) => {
      return rewritten.get(keyOf(file, reference)) ?? reference.ref;
    }),
  );
  if (parts.length === 0) return whole;
  const document = JSON.parse(JSON.stringify(whole)) as Record<string, Json>;
  parts.forEach((part, index) => insert(document, fragments[index + 1]?.place ?? '', part));
  return document;
}

/** Inserts a part into our copy of the document. Keys that a path item has beside its reference are kept. */
function insert(document: Record<string, Json>, place: string, part: JsonObject): void {
  const keys = splitPointer(place);
  const last = keys.pop() ?? '';
  let holder = document;
  for (const key of keys) {
    if (!isObject(holder[key])) holder[key] = {};
    holder = holder[key] as Record<string, Json>;
  }
  const { $ref, ...beside } = objectOf(holder[last]);
  holder[last] = $ref === undefined ? part : { ...part, ...beside };
}

function originOf(pointer: string, fragments: readonly Fragment[], root: Source): { source: Source; pointer: string } {
  const fragment = fragments.findLast(
    ({ place }) => place !== '' && (pointer === place || pointer.startsWith(`${place}/`)),
  );
  if (!fragment) return { source: root, pointer };
  return { source: fragment.file.source, pointer: fragment.pointer + pointer.slice(fragment.place.length) };
}
