import type { Exchange, Message, MessageReply } from './details.js';
import type { Context } from '../openapi/context.js';
import { textOf, type JsonObject } from '../openapi/json.js';
import { resolve } from '../openapi/resolve.js';
import { bindingsOf } from './bindings.js';
import type { ChannelOperation, WrittenMessage, WrittenReply } from './model.js';
import { messageHeaders, payloadOf, schemaOf } from './payload.js';
import { channelSecurity } from './security.js';

/** Describes an operation for its channel's page. */
export function exchangeOf(context: Context, operation: ChannelOperation): Exchange {
  const { name, direction, value, messages, reply } = operation;
  const title = textOf(value['title']) ?? textOf(value['summary']);
  const description = descriptionOf(value, title);
  return {
    direction,
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    security: channelSecurity(context.document, value['security']),
    messages: messages.map((message) => messageOf(context, message)),
    ...(reply && { reply: replyOf(context, reply) }),
    bindings: bindingsOf(context, value),
  };
}

/** The description without its title. */
function descriptionOf(value: JsonObject, title: string | undefined): string | undefined {
  const texts = [textOf(value['summary']), textOf(value['description'])];
  const parts = texts.filter((text) => text !== undefined && text !== title);
  return parts.length > 0 ? [...new Set(parts)].join('\n\n') : undefined;
}

function replyOf(context: Context, { value, address, messages }: WrittenReply): MessageReply {
  const description = textOf(value['description']);
  return {
    ...(address !== undefined && { address }),
    ...(description !== undefined && { description }),
    messages: messages.map((message) => messageOf(context, message)),
  };
}

function messageOf(context: Context, { name: key, value }: WrittenMessage): Message {
  const { document } = context;
  const name = textOf(value['name']) ?? key;
  const title = textOf(value['title']) ?? name;
  const description = descriptionOf(value, title);
  const headers = schemaOf(document, value['headers']);
  const payload = schemaOf(document, value['payload'], value['schemaFormat']);
  const correlation = resolve(document, value['correlationId'])?.value;
  const location = textOf(correlation?.['location']);
  const about = textOf(correlation?.['description']);
  return {
    name,
    title,
    ...(description !== undefined && { description }),
    deprecated: value['deprecated'] === true || value['x-deprecated'] === true,
    headers: headers ? messageHeaders(context, headers, value) : [],
    ...(payload && { payload: payloadOf(context, value, payload) }),
    ...(location !== undefined && {
      correlation: { location, ...(about !== undefined && { description: about }) },
    }),
    bindings: bindingsOf(context, value),
  };
}
