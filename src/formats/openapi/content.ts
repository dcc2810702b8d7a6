import { defined } from '../../shared/object.js';
import { remember } from '../../shared/remember.js';
import type { Context } from '../../documents/context.js';
import type { Body, BodyContent } from './details.js';
import { streamSchema, withEncodings } from './encodings.js';
import { examplesOf } from '../../documents/example/examples.js';
import { bodyNotationOf } from '../../documents/example/mediaType.js';
import type { Direction } from '../../documents/example/validity.js';
import { entriesOf, objectOf, textOf, type Json } from '../../documents/json.js';
import { resolve, resolveObject } from '../../documents/resolve.js';
import type { SchemaNode } from '../../documents/schema/node.js';

/**
 * A body's content types with schemas and examples, in file order. Content types with the same schema share its tree, so that a page can show it
 * once.
 */
export function contentsOf(context: Context, content: Json | undefined, direction: Direction): BodyContent[] {
  const trees = new Map<string, SchemaNode>();
  const treeOf = (schema: Json): SchemaNode =>
    remember(trees, JSON.stringify(schema), () => context.recall.tree(schema, context.tree, direction));
  return entriesOf(content).map(([contentType, node]) => {
    const mediaType = resolveObject(context.document, node);
    const schema = mediaType['schema'] ?? streamSchema(mediaType);
    const tree = schema === undefined ? undefined : withEncodings(treeOf(schema), mediaType);
    return {
      contentType,
      // A binary body needs no schema since OpenAPI 3.1, so older documents lose theirs when they are converted.
      ...(tree && {
        schema: tree.type === 'any' && bodyNotationOf(contentType) === 'binary' ? { ...tree, type: 'file' } : tree,
      }),
      examples: examplesOf(context, mediaType, contentType, direction),
    };
  });
}

/**
 * The request body; undefined if the operation has none.
 *
 * @param direction `response` if the API sends the request.
 */
export function bodyOf(context: Context, requestBody: Json | undefined, direction: Direction): Body | undefined {
  const target = resolve(context.document, requestBody);
  if (!target) return undefined;
  const { value } = target;
  const description = textOf(value['description']);
  const contents = contentsOf(context, objectOf(value['content']), direction);
  if (contents.length === 0 && description === undefined) return undefined;
  return { ...(value['required'] === true && { required: true }), ...defined({ description, contents }) };
}
