import type { OperationDetails } from '../../../../src/formats/openapi/details.js';
import type { SdkDetails } from '../../../../src/formats/openapi/sdkDetails.js';
import type { Json, JsonObject } from '../../../../src/formats/openapi/json.js';
import type { Specification } from '../../../../src/formats/openapi/operation.js';
import { readSpecification, type ReadResult } from '../../../../src/formats/openapi/read.js';
import { createSdkDescriber } from '../../../../src/formats/typedoc/describe.js';
import { createSdkReader } from '../../../../src/formats/typedoc/read.js';
import { memory, present, settings } from '../openapi/support.js';

/** Reads a file that docs.json names under `sdk`. */
export function readText(text: string, file = 'typedoc.json'): Promise<ReadResult> {
  const reader = createSdkReader([file]);
  return readSpecification(file, 'lib', memory({ [file]: text }), undefined, undefined, reader);
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

export async function specificationOf(children: readonly JsonObject[], own: JsonObject = {}): Promise<Specification> {
  return present((await readText(JSON.stringify(project(children, own)))).specification);
}

/** The content of the page of a symbol, by its id in the reference: `class Client`. */
export function detailsOf(specification: Specification, id: string): OperationDetails & { sdk: SdkDetails } {
  const operation = present(specification.operations.find((each) => each.id === `lib ${id}`));
  const details = createSdkDescriber(present(specification.sdk), specification).describe(operation, settings);
  return { ...details, sdk: present(details.sdk) };
}
