import type { JsonObject } from '../../../../src/documents/json.js';
import type { Specification } from '../../../../src/formats/openapi/operation.js';
import { specificationOf } from '../../../../src/formats/openapi/specification.js';

/** A specification of the paths given. */
export function specification(paths: JsonObject, rest: JsonObject = {}): Specification {
  const document = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths, ...rest };
  return specificationOf(document, { id: 'test', location: 'test.json', locate: () => ({ file: 'test.json' }) });
}
