import { defined } from '../../shared/object.js';
import { contentsOf } from './content.js';
import type { Context } from '../../documents/context.js';
import type { Response, ResponseLink } from './details.js';
import { METHODS } from '../../documents/grammar.js';
import { additionalOperations } from './heldOperations.js';
import { entriesOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import { headerParameters } from './parameters.js';
import { splitPointer } from '../../documents/pointer.js';
import { localPointer, resolveObject } from '../../documents/resolve.js';
import { valueText } from '../../documents/schema/text.js';

/** An operation's responses, by status. A response with a broken reference is shown with its status alone. */
export function responsesOf(context: Context, responses: Json | undefined): Response[] {
  return entriesOf(responses)
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, node]) => {
      const value = resolveObject(context.document, node);
      return {
        status: status.toLowerCase() === 'default' ? 'default' : status.toUpperCase(),
        ...defined({ description: textOf(value['description']) ?? textOf(value['summary']) }),
        headers: headerParameters(context, value['headers']),
        contents: contentsOf(context, value['content'], 'response'),
        links: linksOf(context.document, value['links']),
      };
    });
}

function linksOf(document: JsonObject, links: Json | undefined): ResponseLink[] {
  return entriesOf(links).flatMap(([name, node]) => {
    const value = resolveObject(document, node);
    const target = textOf(value['operationId']) ?? operationOf(textOf(value['operationRef']));
    if (target === undefined) return [];
    const parameters = entriesOf(value['parameters']).map(([parameter, expression]) => {
      return { name: parameter, expression: valueText(expression) };
    });
    return [defined({ name, target, description: textOf(value['description']), parameters })];
  });
}

/** Turns `#/paths/~1plants~1{id}/get` into `GET /plants/{id}`. */
function operationOf(reference: string | undefined): string | undefined {
  const pointer = reference === undefined ? undefined : localPointer(reference);
  if (pointer === undefined) return reference;
  const [, path = '', method = '', name] = splitPointer(pointer);
  if (method === additionalOperations && name !== undefined) return `${name} ${path}`;
  return METHODS.has(method) ? `${method.toUpperCase()} ${path}` : reference;
}
