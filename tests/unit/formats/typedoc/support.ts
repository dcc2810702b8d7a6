import type { ReadResult } from '../../../../src/formats/format.js';
import { pageDescription, type PageDescription } from '../../../../src/formats/description.js';
import type { Json, JsonObject } from '../../../../src/documents/json.js';
import { readDocument } from '../../../../src/formats/read.js';
import type { SdkDetails } from '../../../../src/formats/typedoc/details.js';
import type { LibraryDocument } from '../../../../src/formats/typedoc/library.js';
import { memory, present, settings } from '../openapi/support.js';

/** Reads a file that docs.json names under `sdk`. */
export function readText(text: string, file = 'typedoc.json'): Promise<ReadResult> {
  const named = [{ source: file, format: 'typedoc' }];
  return readDocument(file, 'lib', { load: memory({ [file]: text }), named });
}

/** A project of TypeDoc with these reflections. */
export function project(children: readonly JsonObject[], own: JsonObject = {}): JsonObject {
  return { schemaVersion: '2.0', id: 0, name: 'lib', variant: 'project', kind: 1, ...own, children: [...children] };
}

/** A reflection. */
export function reflection(kind: number, name: string, own: JsonObject = {}): JsonObject {
  return { name, variant: 'declaration', kind, flags: {}, ...own };
}

/** The signature of something that is called. */
export function signature(name: string, own: JsonObject = {}): JsonObject {
  return { name, variant: 'signature', kind: 4096, flags: {}, type: intrinsic('void'), ...own };
}

export const intrinsic = (name: string): JsonObject => ({ type: 'intrinsic', name });

export const referenceTo = (target: Json, name: string, own: JsonObject = {}): JsonObject => ({
  ...{ type: 'reference', target, name },
  ...own,
});

export const textComment = (text: string, own: JsonObject = {}): JsonObject => ({
  summary: [{ kind: 'text', text }],
  ...own,
});

export async function libraryOf(children: readonly JsonObject[], own: JsonObject = {}): Promise<LibraryDocument> {
  return present((await readText(JSON.stringify(project(children, own)))).document as LibraryDocument | undefined);
}

/** The content of the page of a symbol, by its id in the reference: `class Client`. */
export function detailsOf(document: LibraryDocument, id: string): PageDescription & { sdk: SdkDetails } {
  const entry = present(document.entries.find((each) => each.id === `lib ${id}`));
  const details = pageDescription(document.describe(entry, settings));
  return { ...details, sdk: present(details.sdk) };
}
