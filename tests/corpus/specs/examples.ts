import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createDescriber } from '../../../src/formats/openapi/describe.js';
import type { BodyContent } from '../../../src/formats/openapi/details.js';
import { bodyNotationOf } from '../../../src/documents/example/mediaType.js';
import { isArray, isObject, objectOf, type Json, type JsonObject } from '../../../src/documents/json.js';
import type { Specification } from '../../../src/formats/openapi/operation.js';
import { valueAt } from '../../../src/documents/pointer.js';
import { resolve } from '../../../src/documents/resolve.js';

/** Result of validating the examples that Trellis made. */
export interface Judged {
  made: number;
  /** Those whose schema refers to nothing, so that nobody can say whether they are right. */
  unjudged: number;
  /** Operation, place and what is wrong. */
  invalid: string[];
}

/** Judges every example that Trellis makes for a specification by a library that the product does not use. */
export function judgeExamples(specification: Specification): Judged {
  const { document, operations, webhooks } = specification;
  const validate = judge(document);
  const { describe } = createDescriber(specification);
  const judged: Judged = { made: 0, unjudged: 0, invalid: [] };
  for (const operation of [...operations, ...webhooks]) {
    const shown = describe(operation, {
      baseUrl: [],
      maintainOrder: true,
      showOptionalParameters: false,
      makesSamples: true,
    });
    const written = objectOf(valueAt(document, operation.pointer));
    const look = (contents: readonly BodyContent[], holder: Json | undefined, flag: string, place: string): void => {
      for (const { contentType, examples } of contents) {
        const [example] = examples;
        if (!example?.generated || bodyNotationOf(contentType) !== 'json') continue;
        const content = objectOf(objectOf(resolve(document, holder)?.value['content'])[contentType]);
        const schema = resolve(document, content)?.value['schema'];
        if (schema === undefined) continue;
        judged.made += 1;
        const fault = validate(schema, JSON.parse(example.text), flag);
        if (fault === undefined) judged.unjudged += 1;
        else if (fault !== '') judged.invalid.push(`${operation.id} ${place} ${contentType}: ${fault}`);
      }
    };
    look(shown.body?.contents ?? [], written['requestBody'], 'readOnly', 'body');
    for (const { status, contents } of shown.responses) {
      look(contents, objectOf(written['responses'])[status], 'writeOnly', status);
    }
  }
  return judged;
}

function judge(document: JsonObject): (schema: Json, value: unknown, flag: string) => string | undefined {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    unicodeRegExp: false,
    logger: false,
  });
  addFormats.default(ajv);
  ajv.addSchema(strict(document), 'document');
  return (schema, value, flag) => {
    const absolute = JSON.parse(JSON.stringify(strict(schema)).replaceAll('"#/', '"document#/')) as JsonObject;
    try {
      if (ajv.validate(absolute, value)) return '';
    } catch (error) {
      if (error instanceof Ajv2020.MissingRefError) return undefined;
      throw error;
    }
    // A property for the other direction only is left out though it is required (OpenAPI 3.1, Schema Object).
    const others = namesWith(document, flag);
    const faults = (ajv.errors ?? []).filter(({ keyword, params }) => {
      if (keyword === 'required') return !others.has(String(params['missingProperty']));
      // Choices that nothing tells apart: a value that fits several is the best there is.
      return keyword !== 'oneOf' || params['passingSchemas'] === null;
    });
    return faults.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`).join('; ');
  };
}

/**
 * Without 3.0's `nullable`, which only allows more, and which the judge refuses to read without a type; without names that nothing
 * refers to once a document is in one piece, and that stand in it twice.
 */
function strict(value: Json): JsonObject {
  const isLeftOut = (key: string, each: unknown): boolean =>
    (key === 'nullable' && typeof each === 'boolean') || (key === '$anchor' && typeof each === 'string');
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => (isLeftOut(key, each) ? undefined : each)),
  ) as JsonObject;
}

/** Names of properties that are marked with a keyword somewhere. */
function namesWith(value: Json | undefined, flag: string, found = new Set<string>()): Set<string> {
  if (isArray(value)) for (const each of value) namesWith(each, flag, found);
  if (isObject(value)) {
    for (const [name, property] of Object.entries(objectOf(value['properties']))) {
      if (isObject(property) && property[flag] === true) found.add(name);
    }
    for (const each of Object.values(value)) namesWith(each, flag, found);
  }
  return found;
}
