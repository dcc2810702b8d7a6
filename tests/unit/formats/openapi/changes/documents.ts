import { specificationOf } from '../../../../../src/formats/openapi/specification.js';
import type { JsonObject } from '../../../../../src/documents/json.js';
import type { Specification } from '../../../../../src/formats/openapi/operation.js';

/** A document with one operation, `POST /plants`. */
export const post = (operation: JsonObject, rest: JsonObject = {}): JsonObject => ({
  paths: { '/plants': { post: operation } },
  ...rest,
});

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

/** The operation accepts a body. */
export const request = (schema: JsonObject, rest: JsonObject = {}): JsonObject =>
  post({ requestBody: json(schema) }, rest);

/** The operation answers with a body. */
export const response = (schema: JsonObject, rest: JsonObject = {}): JsonObject =>
  post({ responses: { 200: json(schema) } }, rest);

/** The operation has a query parameter. */
export const query = (parameter: JsonObject): JsonObject =>
  post({ parameters: [{ name: 'limit', in: 'query', ...parameter }] });

/** The operation accepts and returns a schema of `components`. */
export const plant = (schema: JsonObject, others: JsonObject = {}): JsonObject => {
  const reference = { $ref: '#/components/schemas/Plant' };
  return post(
    { requestBody: json(reference), responses: { 200: json(reference) } },
    { components: { schemas: { Plant: schema, ...others } } },
  );
};

export function state(document: JsonObject): Specification {
  return specificationOf(
    { openapi: '3.1.0', info: { title: 'Plants', version: '1' }, ...document },
    { id: 'plants', location: 'plants.json', locate: () => ({ file: 'plants.json' }) },
  );
}
