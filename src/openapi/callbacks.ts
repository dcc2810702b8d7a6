import { bodyOf } from './content.js';
import type { Context } from './context.js';
import type { Callback } from './details.js';
import { METHODS } from './grammar.js';
import { entriesOf, isObject, objectOf, textOf, type Json } from './json.js';
import { parametersOf, writtenParameters } from './parameters.js';
import { resolve } from './resolve.js';
import { responsesOf } from './responses.js';

/** The requests that the API sends to its caller, one for each method; callbacks of callbacks are not followed. */
export function callbacksOf(context: Context, callbacks: Json | undefined): Callback[] {
  const { document } = context;
  return entriesOf(callbacks).flatMap(([name, written]) =>
    entriesOf(resolve(document, written)?.value).flatMap(([expression, reference]) => {
      const item = expression.startsWith('x-') ? undefined : resolve(document, reference)?.value;
      return entriesOf(item)
        .filter(([method, value]) => METHODS.has(method) && isObject(value))
        .map(([method, value]): Callback => {
          const operation = objectOf(value);
          const [summary, description] = [textOf(operation['summary']), textOf(operation['description'])];
          const body = bodyOf(context, operation['requestBody']);
          return {
            name,
            method: method.toUpperCase(),
            expression,
            ...(summary !== undefined && { summary }),
            ...(description !== undefined && { description }),
            // Placeholders in an expression are runtime expressions, not parameters.
            parameters: parametersOf(context, writtenParameters(document, objectOf(item), operation, '')),
            ...(body && { body }),
            responses: responsesOf(context, operation['responses']),
          };
        });
    }),
  );
}
