import type { Context } from '../../documents/context.js';
import { examplesOf } from '../../documents/example/examples.js';
import { sentStream } from '../../documents/example/stream.js';
import { entriesOf, type Json, type JsonObject } from '../../documents/json.js';
import { resolve } from '../../documents/resolve.js';
import { declaredContent } from './contract.js';

/**
 * The body of a streamed response: the example that the request prefers, else the first (OpenAPI 3.2, `itemSchema`). Scalar's server does not
 * generate such bodies.
 *
 * @param response the declared Response Object.
 * @param contentType content type of the response.
 * @returns undefined for all other bodies.
 */
export function streamBody(
  context: Pick<Context, 'document' | 'recall'>,
  response: Json | undefined,
  contentType: string,
  preferred: string | undefined,
): string | undefined {
  const { document } = context;
  const mediaType = mediaTypeOf(document, response, contentType);
  if (mediaType?.['schema'] !== undefined || mediaType?.['itemSchema'] === undefined) return undefined;
  const examples = examplesOf(context, mediaType, contentType, 'response');
  const example = examples.find(({ name }) => name === preferred) ?? examples[0];
  return example && sentStream(example.text, contentType);
}

function mediaTypeOf(document: JsonObject, response: Json | undefined, contentType: string): JsonObject | undefined {
  const content = entriesOf(resolve(document, response)?.value['content']);
  return resolve(document, declaredContent(content, contentType))?.value;
}
