import { bodyNotationOf } from '../documents/example/mediaType.js';
import type { BodyContent } from '../formats/openapi/details.js';
import type { SchemaNode } from '../documents/schema/node.js';

/** Content types with the same content. */
export interface SharedContent {
  contentTypes: string[];
  schema: SchemaNode | undefined;
}

/**
 * Groups content types by content, because many APIs accept the same as JSON and as a form. Examples of the whole body in a schema are left
 * out, because the samples show them.
 */
export function contentsBySchema(contents: readonly BodyContent[]): SharedContent[] {
  const groups = new Map<string, SharedContent>();
  for (const { contentType, schema } of contents) {
    const key = contents.length > 1 ? JSON.stringify(schema) : '';
    const group = groups.get(key);
    if (group) group.contentTypes.push(contentType);
    else groups.set(key, { contentTypes: [contentType], schema: schema && withoutBodies(schema) });
  }
  return [...groups.values()];
}

/** True for a body without a schema whose content types are not those of JSON, XML, forms or text. */
export const isFile = ({ contentTypes, schema }: SharedContent): boolean =>
  !schema && contentTypes.some((type) => bodyNotationOf(type) === 'binary');

function withoutBodies(schema: SchemaNode): SchemaNode {
  const examples = schema.examples.filter((text) => !/^[[{]/.test(text));
  return examples.length === schema.examples.length ? schema : { ...schema, examples };
}
