import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { entriesOf, isObject, objectOf, textOf, type Json } from '../json.js';
import type { Kind } from '../grammar.js';
import { joinPointer, pointerOfFragment, splitPointer, valueAt } from '../pointer.js';
import type { JsonReference } from '../references.js';
import { remember } from '../../shared/remember.js';
import type { Load } from './loadedFiles.js';
import { isRemote, resolveLocation } from './location.js';
import type { Source } from './parsedFile.js';
import { brokenReference, meantPointer } from './problems.js';
import { parseSource } from './source.js';

/** A file of a specification, and the base of its relative references. */
export interface File {
  source: Source;
  base: string;
}

/** Where a reference leads. */
export interface Target {
  file: File;
  pointer: string;
}

/** The files of one specification. Each is read once, when the first reference to it is followed. */
export class SpecificationFiles {
  readonly diagnostics: Diagnostic[] = [];
  readonly #files: Map<string, File | { reason: string }>;
  readonly #anchors = new Map<File, Map<string, string>>();
  readonly #targets = new Map<string, Promise<Target | undefined>>();
  readonly #load: Load;

  constructor(root: File, load: Load) {
    const names = [root.source.file, root.base, selfOf(root) ?? root.base];
    this.#files = new Map(names.map((name) => [name, root]));
    this.#load = load;
  }

  /** The file and JSON pointer of a reference's target. Undefined if there is none, with a warning at the reference. */
  target(reference: JsonReference, from: File): Promise<Target | undefined> {
    const key = JSON.stringify([from.source.file, reference.pointer]);
    return remember(this.#targets, key, () => this.#find(reference, from));
  }

  /** The target of a reference, and those of the references that it and each further one consist of, up to a file. */
  async targets(reference: JsonReference, from: File, end: File): Promise<Target[]> {
    const all: Target[] = [];
    let next = await this.target(reference, from);
    while (next && next.file !== end && !all.includes(next)) {
      all.push(next);
      const { $ref: ref, ...others } = objectOf(valueAt(next.file.source.value, next.pointer));
      if (typeof ref !== 'string' || Object.keys(others).length > 0) break;
      next = await this.target({ ref, kind: reference.kind, pointer: joinPointer(next.pointer, '$ref') }, next.file);
    }
    return all;
  }

  async #find(reference: JsonReference, from: File): Promise<Target | undefined> {
    const found = await this.#seek(reference, from, new Set());
    if ('pointer' in found) return found;
    this.diagnostics.push(found);
    return undefined;
  }

  /** @param above the references on the way here, which may lead in a circle. */
  async #seek(reference: JsonReference, from: File, above: ReadonlySet<string>): Promise<Target | Diagnostic> {
    const [path = '', fragment = ''] = reference.ref.split(/#(.*)/s, 2);
    const file = path === '' ? from : await this.#file(path, from);
    if ('reason' in file) {
      const help = meantPointer(from.source.value, joinPointer('', reference.ref), reference.kind);
      return brokenReference(reference, from.source, file.reason, help);
    }
    const isPointer = fragment === '' || fragment.startsWith('/');
    const pointer = isPointer ? pointerOfFragment(fragment) : this.#anchorsOf(file).get(fragment);
    const target = pointer === undefined ? undefined : await this.#walk({ file, pointer }, reference.kind, above);
    if (target) return target;
    const help = meantPointer(file.source.value, pointer ?? joinPointer('', fragment), reference.kind);
    const where = file === from ? 'this file' : `\`${file.source.file}\``;
    return brokenReference(reference, from.source, `${where} has nothing there`, help);
  }

  /** Follows a pointer, also below an object that is itself a reference: `/channels/bed/messages/wet` if `bed` is in another file. */
  async #walk(target: Target, kind: Kind, above: ReadonlySet<string>): Promise<Target | undefined> {
    if (valueOf(target) !== undefined) return target;
    let place: Target = { ...target, pointer: '' };
    const passed = new Set(above);
    for (const key of splitPointer(target.pointer)) {
      for (;;) {
        const holder = objectOf(valueOf(place));
        const { $ref: ref } = holder;
        if (typeof ref !== 'string' || Object.hasOwn(holder, key)) break;
        const pointer = joinPointer(place.pointer, '$ref');
        const mark = JSON.stringify([place.file.source.file, pointer]);
        if (passed.has(mark)) return undefined;
        passed.add(mark);
        const next = await this.#seek({ ref, kind, pointer }, place.file, passed);
        if (!('pointer' in next)) return undefined;
        place = next;
      }
      place = { ...place, pointer: joinPointer(place.pointer, key) };
    }
    return valueOf(place) === undefined ? undefined : place;
  }

  /** The text of a Markdown file. Undefined if it cannot be read, with a warning at the reference. */
  async text(reference: JsonReference, from: File): Promise<string | undefined> {
    const location = resolveLocation(reference.ref, selfOf(from) ?? from.base);
    const loaded = location === undefined ? undefined : await this.#load(location);
    if (loaded && 'text' in loaded) return loaded.text;
    const reason = loaded?.reason ?? 'only files and http(s) addresses are read';
    this.diagnostics.push(brokenReference(reference, from.source, reason));
    return undefined;
  }

  async #file(path: string, from: File): Promise<File | { reason: string }> {
    const location = resolveLocation(path, selfOf(from) ?? from.base);
    if (location === undefined) return { reason: 'only files and http(s) addresses are read' };
    const result = this.#files.get(location) ?? (await this.#beside(location, from)) ?? (await this.#read(location));
    this.#files.set(location, result);
    if ('source' in result) this.#files.set(selfOf(result) ?? location, result);
    return result;
  }

  /** Reads a file below the folder of `$self` from the folder of the document, because the file may not be published yet. */
  async #beside(location: string, from: File): Promise<File | undefined> {
    const folder = selfOf(from)?.replace(/[^/]*$/, '');
    if (folder === undefined || isRemote(from.base) || !location.startsWith(folder)) return undefined;
    const local = resolveLocation(location.slice(folder.length), from.base);
    if (local === undefined) return undefined;
    const result = this.#files.get(local) ?? (await this.#read(local));
    this.#files.set(local, result);
    return 'source' in result ? result : undefined;
  }

  async #read(location: string): Promise<File | { reason: string }> {
    const loaded = await this.#load(location);
    if ('problem' in loaded) return { reason: `\`${location}\`: ${loaded.reason}` };
    if (loaded.warning !== undefined) this.diagnostics.push(outOfDate(location, loaded.warning));
    const { source, diagnostics } = parseSource(loaded.text, location);
    this.diagnostics.push(...diagnostics);
    return source ? { source, base: loaded.base } : { reason: `\`${location}\` cannot be read` };
  }

  /** Maps the anchors of a file's schemas to their pointers. A schema defines one with `$anchor`, and references use `#name`. */
  #anchorsOf(file: File): Map<string, string> {
    return remember(this.#anchors, file, () => anchorsIn(file.source.value));
  }
}

const valueOf = ({ file, pointer }: Target): Json | undefined => valueAt(file.source.value, pointer);

/** The address that a document declares for itself, as the base of its references (OpenAPI 3.2, `$self`); without fragment. */
function selfOf({ source, base }: File): string | undefined {
  const self = isObject(source.value) ? textOf(source.value['$self'])?.replace(/#.*$/s, '') : undefined;
  return self === undefined || self === '' ? undefined : resolveLocation(self, base);
}

/** Warns that a cached copy is used in place of the server's current file. */
export function outOfDate(location: string, reason: string): Diagnostic {
  return diagnostic('openapi/unreachable', {
    message: `\`${location}\` may be out of date: ${reason}.`,
    help: 'Build again when the server can be reached.',
    file: location,
  });
}

function anchorsIn(root: Json): Map<string, string> {
  const anchors = new Map<string, string>();
  const visit = (value: Json, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of entriesOf({ ...value })) {
      if (key === '$anchor' && typeof child === 'string' && !anchors.has(child)) anchors.set(child, pointer);
      visit(child, joinPointer(pointer, key));
    }
  };
  visit(root, '');
  return anchors;
}
