import { defined } from '../../shared/object.js';
import { bodyOf } from './content.js';
import type { Context } from '../../documents/context.js';
import type { Callback } from './details.js';
import { heldOperations } from './heldOperations.js';
import { entriesOf, textOf, type Json } from '../../documents/json.js';
import { parametersOf, writtenParameters } from './parameters.js';
import { resolveObject } from '../../documents/resolve.js';
import { responsesOf } from './responses.js';
import { titleOf } from './titles.js';

/** Requests that the API sends to its caller, one per method. Callbacks of callbacks are not followed. */
export function callbacksOf(context: Context, callbacks: Json | undefined): Callback[] {
  const { document } = context;
  return entriesOf(callbacks).flatMap(([name, node]) =>
    entriesOf(resolveObject(document, node)).flatMap(([expression, reference]) => {
      const item = expression.startsWith('x-') ? {} : resolveObject(document, reference);
      return heldOperations(item).map(({ method, value: operation }): Callback => {
        const textAt = (key: string): string | undefined => textOf(operation[key]) ?? textOf(item[key]);
        const { title: summary, description } = titleOf(textAt('summary'), textAt('description'));
        return defined({
          name,
          method,
          expression,
          summary,
          description,
          // Placeholders in an expression are runtime expressions, not parameters.
          parameters: parametersOf(context, writtenParameters(document, item, operation, '')),
          body: bodyOf(context, operation['requestBody'], 'response'),
          responses: responsesOf(context, operation['responses']),
        });
      });
    }),
  );
}
