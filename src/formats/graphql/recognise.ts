import { isObject, objectOf, type Json, type JsonObject } from '../openapi/json.js';

const extension = /\.(?:graphqls?|gql|sdl)$/i;
const data = /\.(?:json|ya?ml)$/i;
const definition =
  /^\s*(?:extend\s+)?(?:schema\s*[@{]|(?:type|interface|union|enum|input|scalar)\s+[_A-Za-z]\w*\s*(?:[{=@\n]|implements\b)|directive\s+@)/m;

/**
 * True if a file is a GraphQL schema in SDL: by its extension; where that says nothing, as it defines a type.
 *
 * @param location path or address.
 */
export function isSdl(text: string, location: string): boolean {
  const path = location.replace(/[?#].*$/, '');
  if (extension.test(path)) return true;
  return !data.test(path) && !/^\s*[{[]/.test(text) && definition.test(text);
}

/** The result of introspection that a JSON value holds, bare or as an answer; undefined where it is none. */
export function introspectionIn(value: Json | undefined): { schema: JsonObject; pointer: string } | undefined {
  for (const [holder, pointer] of [
    [objectOf(value), '/__schema'],
    [objectOf(objectOf(value)['data']), '/data/__schema'],
  ] as const) {
    const schema = holder['__schema'];
    if (isObject(schema)) return { schema, pointer };
  }
  return undefined;
}
