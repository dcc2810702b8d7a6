import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { fromText } from '../../documents/example/examples.js';
import { createValidity } from '../../documents/example/validity.js';
import { fault } from '../../documents/example/problems.js';
import { listOf, objectOf, type JsonObject } from '../../documents/json.js';
import { joinPointer } from '../../documents/pointer.js';
import { MAX_MESSAGES } from './limits.js';
import type { ChannelDocument } from './channelEntry.js';
import { channelsOf } from './model.js';
import { schemaOf } from './payload.js';
import { securityProblemsOf } from './shape.js';

type Locate = ChannelDocument['locate'];

/** Faults of an AsyncAPI document that do not prevent it from being shown. */
export function checkChannels(document: JsonObject, locate: Locate): Diagnostic[] {
  return [...securityProblemsOf(document, locate), ...exampleProblems(document, locate)];
}

/** Reports examples of messages that do not match their schema. Each is checked once. */
function exampleProblems(document: JsonObject, locate: Locate): Diagnostic[] {
  const validity = createValidity(document);
  const messages = new Map(
    channelsOf(document)
      .flatMap(({ operations }) =>
        operations.flatMap(({ messages: own, reply }) => [...own, ...(reply?.messages ?? [])]),
      )
      .map((message) => [message.pointer, message] as const),
  );
  return [...messages.values()].slice(0, 10 * MAX_MESSAGES).flatMap(({ name, value, pointer }) =>
    (['payload', 'headers'] as const).flatMap((part) => {
      const payload = schemaOf(document, value[part], part === 'payload' ? value['schemaFormat'] : undefined);
      const schema = payload?.schema;
      if (schema === undefined) return [];
      return listOf(value['examples']).flatMap((example, index) => {
        const value = objectOf(example)[part];
        if (value === undefined) return [];
        const json = fromText(value, schema, document);
        const problem = fault(validity, { value, json, schema });
        if (!problem) return [];
        return diagnostic(problem.isDetail ? 'openapi/example-value' : 'openapi/example', {
          message: `This example of the message \`${name}\` does not fit its schema: ${problem.reason}.`,
          help: 'Correct the value, or the schema.',
          ...locate(joinPointer(pointer, 'examples', index, part) + problem.at),
        });
      });
    }),
  );
}
