import { isObject, objectOf, type Json, type JsonObject } from '../../documents/json.js';

const extension = /\.(?:graphqls?|gql|sdl)$/i;
const data = /\.(?:json|ya?ml)$/i;
const definition =
  /^\s*(?:extend\s+)?(?:schema\s*[@{]|(?:type|interface|union|enum|input|scalar)\s+[_A-Za-z]\w*\s*(?:[{=@\n]|implements\b)|directive\s+@)/m;

/**
 * True if a file is a GraphQL schema in SDL, judged by its extension or, if that is unknown, by a type definition in the text.
 *
 * @param location path or address.
 */
export function isSdl(text: string, location: string): boolean {
  const path = location.replace(/[?#].*$/, '');
  if (extension.test(path)) return true;
  return !data.test(path) && !/^\s*[{[]/.test(text) && definition.test(text);
}

/** Finds the introspection result in a JSON value, with or without the `data` around it; undefined if there is none. */
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
