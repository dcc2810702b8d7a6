import type { Validity } from '../../documents/example/validity.js';
import { describeErrors } from '../../documents/example/describeErrors.js';
import { entriesOf, objectOf, type Json, type JsonObject } from '../../documents/json.js';
import { resolve } from '../../documents/resolve.js';
import type { Violation } from './errors.js';

const invalid = [400, 422];

/**
 * Checks a request's body for an undeclared content type, and JSON against its schema. The mock server would check only `application/json`, and not by
 * direction.
 */
export function bodyViolation(
  document: JsonObject,
  operation: JsonObject,
  contentType: string | null,
  body: Uint8Array,
  validity: Validity,
): Violation | undefined {
  const declared = entriesOf(resolve(document, operation['requestBody'])?.value['content']);
  if (body.byteLength === 0 || declared.length === 0) return undefined;
  const type = essence(contentType ?? '');
  const content = declaredContent(declared, type);
  if (!content) {
    const types = declared.map(([name]) => name).join(', ');
    const reason =
      type === ''
        ? `The body has no content type; declared: ${types}.`
        : `The content type ${type} is not declared; declared: ${types}.`;
    return { statuses: [415, ...invalid], reason };
  }
  if (!/[/+]json$/.test(type)) return undefined;
  const value = parseJsonBody(body);
  if (value === undefined) return { statuses: invalid, reason: 'The body is not valid JSON.' };
  const schema = objectOf(content)['schema'];
  const errors = schema === undefined ? [] : validity.errors(value, schema, 'request');
  if (errors.length === 0) return undefined;
  const { at, reason, demand } = describeErrors(errors, value);
  return {
    statuses: invalid,
    reason: `The body breaks its schema: ${reason}.`,
    errors: [{ location: 'body', pointer: at, detail: demand }],
  };
}

/** The Media Type Object for a content type, by its name or a matching range. */
export function declaredContent(
  declared: readonly (readonly [name: string, mediaType: Json])[],
  contentType: string,
): Json | undefined {
  const type = essence(contentType);
  return declared.find(([name]) => matches(essence(name), type))?.[1];
}

/** The body parsed as JSON; undefined if it is not JSON. */
export function parseJsonBody(body: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Removes a malformed bearer token from a request's headers, so that it counts as missing (RFC 6750, 2.1: one word of visible characters). The
 * scheme's name may be in any case (RFC 9110, 11.1).
 */
export function withSoundToken(headers: Headers): Headers {
  const sound = new Headers(headers);
  const credentials = headers.get('authorization');
  const [, scheme = '', rest = ''] = /^(bearer|basic)(?:\s+(.*))?$/i.exec(credentials ?? '') ?? [];
  const token = rest.trim();
  if (scheme === '') return sound;
  if (/^[\x21-\x7e]+$/.test(token))
    sound.set('authorization', `${/bearer/i.test(scheme) ? 'Bearer' : 'Basic'} ${token}`);
  else sound.delete('authorization');
  return sound;
}

function essence(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

function matches(pattern: string, type: string): boolean {
  return pattern === type || pattern === '*/*' || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)));
}
