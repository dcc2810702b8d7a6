import { createChannelDescriber } from '../../formats/asyncapi/describe.js';
import { shownOperations } from '../../formats/asyncapi/limits.js';
import { channelsOf, type WrittenMessage } from '../../formats/asyncapi/model.js';
import { schemaOf } from '../../formats/asyncapi/payload.js';
import type { Message } from '../../formats/asyncapi/details.js';
import type { ApiSettings } from '../../formats/openapi/details.js';
import { createValidity } from '../../documents/example/validity.js';
import { parseJsonText, type Json } from '../../documents/json.js';
import type { ChannelDocument, ChannelEntry } from '../../formats/asyncapi/channelEntry.js';
import { withCorrelation } from './correlation.js';

/** The mock's side of a channel. */
export interface Conversation {
  /** Text sent when a client connects; undefined if the application only replies. */
  greeting: string | undefined;
  /** Replies to a message with an example: of its declared reply, else of a message that the application sends, else with the message itself. */
  answerTo(text: string): string;
}

/** A message that the reader can send, and the possible replies. */
interface Turn {
  message: Message;
  accepts(value: Json): boolean;
  answers: readonly Message[];
}

const settings: ApiSettings = { baseUrl: [], maintainOrder: true, showOptionalParameters: false, makesSamples: false };

/** Creates the mock's side of a channel from the examples in its document. */
export function createConversation({ document }: ChannelDocument, entry: ChannelEntry): Conversation {
  const channel = channelsOf(document).find(({ name }) => name === entry.channel);
  const { channel: details } = createChannelDescriber(document)(entry, settings);
  const validity = createValidity(document);
  const exchanges = details?.exchanges ?? [];
  const sent = exchanges.flatMap(({ direction, messages }) => (direction === 'send' ? [] : messages));
  const operations = channel ? shownOperations(channel) : [];
  const turns = exchanges.flatMap(({ direction, messages, reply }, index) => {
    if (direction === 'receive') return [];
    // Messages of unknown direction are echoed as described.
    const answers = reply?.messages ?? (direction === undefined ? [] : sent);
    return messages.map((message, at): Turn => ({
      message,
      accepts: accepting(operations[index]?.messages[at]),
      answers,
    }));
  });

  function accepting(message: WrittenMessage | undefined): Turn['accepts'] {
    const { payload, schemaFormat } = message?.value ?? {};
    const schema = schemaOf(document, payload, schemaFormat)?.schema;
    return (value) => schema === undefined || validity.accepts(value, schema, 'request');
  }

  return {
    greeting: exchanges.some(({ direction }) => direction === 'receive') ? exampleOf(sent) : undefined,
    answerTo: (text) => {
      const value = parsed(text);
      const turn = turns.find(({ accepts }) => accepts(value)) ?? turns[0];
      const answer = turn?.answers.find((message) => exampleOf([message]) !== undefined);
      const example = answer && exampleOf([answer]);
      if (!turn || !answer || example === undefined) return exampleOf(turn ? [turn.message] : sent) ?? text;
      return withCorrelation(example, answer.correlation?.location, value, turn.message.correlation?.location);
    },
  };
}

/** The first example among some messages. */
function exampleOf(messages: readonly Message[]): string | undefined {
  return messages.flatMap(({ payload }) => payload?.examples.map(({ text }) => text) ?? [])[0];
}

/** Parses a text as JSON; any other text is returned as a string. */
function parsed(text: string): Json {
  const value = parseJsonText(text);
  return value === undefined ? text : value;
}
