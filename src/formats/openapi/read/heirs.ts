import { entriesOf, listOf, objectOf, textOf, type Json, type JsonObject } from '../../../documents/json.js';
import { joinPointer } from '../../../documents/pointer.js';
import { componentsIn, localPointer } from '../../../documents/resolve.js';
import { discriminatorOf, mergeSchema } from '../../../documents/schema/merge.js';
import { discriminatorValues, leadsTo } from '../../../documents/schema/variants.js';

/**
 * Adds to the mapping of each discriminator without `oneOf` the component schemas that include its schema in their `allOf`. OpenAPI counts these as
 * choices too (OpenAPI 3.1, Discriminator Object); once they are named, they are references like all others.
 */
export function withHeirs(document: JsonObject): JsonObject {
  const schemas: Record<string, Json> = Object.fromEntries(entriesOf(componentsIn(document, 'schemas')));
  let isChanged = false;
  for (const [name, schema] of Object.entries(schemas)) {
    for (const member of listOf(objectOf(schema)['allOf'])) {
      const base = baseName(member);
      const { oneOf, anyOf, ...parent } = objectOf(base === undefined ? undefined : schemas[base]);
      const discriminator = discriminatorOf(parent);
      if (base === undefined || !discriminator || oneOf !== undefined || anyOf !== undefined) continue;
      const target = `#${joinPointer('/components/schemas', name)}`;
      const heir = mergeSchema(document, { $ref: target });
      if (Object.values(discriminator.mapping).some((each) => leadsTo(each, heir))) continue;
      const [value = name] = discriminatorValues(document, discriminator, heir) ?? [];
      const mapping = { ...discriminator.mapping, [value]: target };
      schemas[base] = { ...parent, discriminator: { ...objectOf(parent['discriminator']), mapping } };
      isChanged = true;
    }
  }
  return isChanged ? { ...document, components: { ...objectOf(document['components']), schemas } } : document;
}

/** The name of the component schema that a member of an `allOf` refers to. */
function baseName(member: Json): string | undefined {
  const pointer = localPointer(textOf(objectOf(member)['$ref']) ?? '');
  const [, name] = /^\/components\/schemas\/([^/]+)$/.exec(pointer ?? '') ?? [];
  return name;
}
