import { isArray, objectOf } from '../../../documents/json.js';
import { listFirst } from '../../find.js';
import type { OfficialSchema } from './officialSchema.js';
import { schemaObject } from './schemaObject.js';
import type { Failure } from './failure.js';

const keywords: ReadonlySet<string> = new Set([...Object.keys(schemaObject.properties), 'nullable']);

/** True if a Schema Object has a keyword or a value that only newer versions of OpenAPI allow. */
export function isNewerKeyword({ schema, names, value }: Failure, official: OfficialSchema): boolean {
  const own = official.schemaObject;
  if (!/^[23]\.0/.test(official.version)) return false;
  if (schema === own) return names.some((name) => typeof name === 'string' && keywords.has(name));
  const { type, exclusiveMinimum, exclusiveMaximum } = objectOf(own['properties']);
  if (schema === type) return value === 'null' || isArray(value);
  return (schema === exclusiveMinimum || schema === exclusiveMaximum) && typeof value === 'number';
}

/** One message for all such failures, because they have one cause: the document's declared version. */
export function newerKeywordsFault(failures: readonly Failure[], version: string): { message: string; help: string } {
  const names = [...new Set(failures.map(nameOf))];
  const many = failures.length === 1 ? 'one place' : `${failures.length} places`;
  return {
    message: `The schemas of this document use keywords of a newer version of OpenAPI, in ${many}: ${listFirst(names, 5)}.`,
    help:
      version === '2.0'
        ? 'Convert the document to OpenAPI 3.1, or remove them.'
        : `Declare the version that they belong to: \`openapi: 3.1.0\` in place of ${version}.`,
  };
}

function nameOf({ names, keyword, keys }: Failure): string {
  return String((keyword === 'additionalProperties' ? names[0] : keys.at(-1)) ?? '');
}
