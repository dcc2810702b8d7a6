import { CHANNEL_GRAMMAR } from '../../documents/channelGrammar.js';
import type { JsonObject } from '../../documents/json.js';
import { once } from '../../shared/once.js';
import type { OfficialSchema } from '../openapi/structure/officialSchema.js';
import { schemaObject } from '../openapi/structure/schemaObject.js';

const ref = (kind: string): JsonObject => ({ $ref: `#/$defs/${kind}` });

const containers: Readonly<Record<'one' | 'list' | 'map', (kind: string) => JsonObject>> = {
  one: ref,
  list: (kind) => ({ type: 'array', items: ref(kind) }),
  map: (kind) => ({ type: 'object', patternProperties: { '^x-': true }, additionalProperties: ref(kind) }),
};

/** JSON Schema, in which draft 7 allows a list of `items` and AsyncAPI the name of a key as `discriminator`. */
const schema: JsonObject = {
  ...schemaObject,
  properties: {
    ...schemaObject.properties,
    items: { anyOf: [ref('schema'), { type: 'array', items: ref('schema') }] },
    discriminator: { type: 'string' },
    externalDocs: ref('externalDocs'),
  },
};

/** True for a holder of schemas in another language, such as Avro, which can have any form. */
const isOtherLanguage: JsonObject = { type: 'object', required: ['schemaFormat'] };

/** A schema of AsyncAPI documents of all versions, made from the grammar: which parts are objects, lists, maps and schemas. */
export const channelStructure = once((): OfficialSchema => {
  // In version 2, channels name their servers.
  const { servers, ...channel } = CHANNEL_GRAMMAR.channel;
  // The check of operations names the channel that is meant.
  const { channel: named, ...channelOperation } = CHANNEL_GRAMMAR.channelOperation;
  const objects = Object.entries({ ...CHANNEL_GRAMMAR, channel, channelOperation }).map(
    ([kind, rules]): [string, JsonObject] => {
      const { payload, ...others } = Object.fromEntries(
        Object.entries(rules).map(([key, [container, inner]]) => [key, containers[container](inner)]),
      );
      const own = payload && { if: isOtherLanguage, else: { properties: { payload } } };
      return [kind, { type: 'object', properties: others, ...own }];
    },
  );
  const definitions: JsonObject = {
    ...Object.fromEntries(objects),
    schema,
    messageSchema: { if: isOtherLanguage, else: ref('schema') },
    info: { type: 'object' },
    securityScheme: { type: 'object' },
    // Its keys depend on the protocol.
    binding: { type: 'object' },
  };
  return { version: 'AsyncAPI', root: { ...ref('asyncDocument'), $defs: definitions }, schemaObject: schema };
});
