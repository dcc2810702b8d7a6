import type { BodyContent } from '../formats/openapi/details.js';
import type { SchemaNode } from '../documents/schema/node.js';

/** Content types that carry the same. */
export interface SharedContent {
  contentTypes: string[];
  schema: SchemaNode | undefined;
}

/**
 * Content types by what they carry: many APIs take the same as JSON and as a form, and it is told once. A schema's own examples of the
 * whole body are left out: they stand in the samples, in lines of their own.
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

function withoutBodies(schema: SchemaNode): SchemaNode {
  const examples = schema.examples.filter((text) => !/^[[{]/.test(text));
  return examples.length === schema.examples.length ? schema : { ...schema, examples };
}
