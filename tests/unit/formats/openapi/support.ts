import { fileURLToPath } from 'node:url';
import type { ApiSettings } from '../../../../src/formats/openapi/details.js';
import { isOpenapi, type Operation, type Specification } from '../../../../src/formats/openapi/operation.js';
import { readDocument, type DocumentReader } from '../../../../src/formats/read.js';
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.js';
import type { Load } from '../../../../src/documents/read/loadedFiles.js';
import { createLoad } from '../../../../src/documents/read/load.js';

export const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));

export const settings: ApiSettings = {
  baseUrl: [],
  maintainOrder: true,
  showOptionalParameters: false,
  makesSamples: true,
};

/** An OpenAPI document that was read. */
export interface ReadResult {
  specification?: Specification;
  diagnostics: readonly Diagnostic[];
}

/** Reads a file as docs.json names it. */
export async function readSpecification(entry: string, id: string, reader: DocumentReader): Promise<ReadResult> {
  const { document, diagnostics } = await readDocument(entry, id, reader);
  return { diagnostics, ...(document && isOpenapi(document) && { specification: document }) };
}

/** Reads a file below `fixtures/`. */
export async function fixture(path: string): Promise<Specification> {
  const load = createLoad({ folders: [fixtures], entries: [], cacheDirectory: fixtures });
  return present((await readSpecification(path, 'fixture', { load })).specification);
}

/** A loader of files that exist in the test alone. */
export function memory(files: Readonly<Record<string, string>>): Load {
  return (location) => {
    const text = Object.hasOwn(files, location) ? files[location] : undefined;
    return Promise.resolve(
      text === undefined ? { problem: 'missing', reason: 'there is no such file' } : { text, base: location },
    );
  };
}

export function readText(
  text: string,
  file = 'openapi.yaml',
  others: Readonly<Record<string, string>> = {},
): Promise<ReadResult> {
  return readSpecification(file, 'text', { load: memory({ ...others, [file]: text }) });
}

/** A specification with nothing but component schemas. */
export async function withSchemas(schemas: object): Promise<Specification> {
  const document = { openapi: '3.1.0', info: { title: 'Schemas', version: '1' }, paths: {}, components: { schemas } };
  return present((await readText(JSON.stringify(document), 'openapi.json')).specification);
}

export function operation(specification: Specification, name: string): Operation {
  const all = [...specification.operations, ...specification.webhooks];
  return present(all.find(({ id }) => id.endsWith(` ${name}`)));
}

export function details(specification: Specification, name: string, own: Partial<ApiSettings> = {}) {
  const shown = specification.describe(operation(specification, name), { ...settings, ...own });
  return { ...shown, samples: shown.requests[0]?.samples ?? [] };
}

export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The fixture lacks what the test needs.');
  return value;
}
