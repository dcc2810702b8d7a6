import { defined } from '../../shared/object.js';
import type { Exchange, Message, MessageReply } from './details.js';
import type { Context } from '../../documents/context.js';
import { docsLink } from '../../documents/docsLink.js';
import { textOf, type JsonObject } from '../../documents/json.js';
import { resolveObject } from '../../documents/resolve.js';
import { bindingsOf } from './bindings.js';
import { namesOfTags, type ChannelOperation, type WrittenMessage, type WrittenReply } from './model.js';
import { messageHeaders, payloadOf, schemaOf } from './payload.js';
import { channelSecurity } from './security.js';

/** Describes an operation for its channel's page. */
export function exchangeOf(context: Context, operation: ChannelOperation): Exchange {
  const { name, direction, value, messages, reply } = operation;
  const title = textOf(value['title']) ?? textOf(value['summary']);
  return {
    direction,
    ...defined({ name, title, description: descriptionOf(context.document, value, title) }),
    security: channelSecurity(context.document, value['security']),
    messages: messages.map((message) => messageOf(context, message)),
    ...(reply && { reply: replyOf(context, reply) }),
    bindings: bindingsOf(context, value),
  };
}

/** Summary, description and link to external documentation, without the text that is the title already. */
export function descriptionOf(document: JsonObject, value: JsonObject, title?: string): string | undefined {
  const docs = docsLink(resolveObject(document, value['externalDocs']));
  const texts = [textOf(value['summary']), textOf(value['description']), docs];
  const parts = texts.filter((text) => text !== undefined && text !== title);
  return parts.length > 0 ? [...new Set(parts)].join('\n\n') : undefined;
}

function replyOf(context: Context, { value, address, messages }: WrittenReply): MessageReply {
  return {
    ...defined({ address, description: textOf(value['description']) }),
    messages: messages.map((message) => messageOf(context, message)),
  };
}

function messageOf(context: Context, { name: key, value }: WrittenMessage): Message {
  const { document } = context;
  const name = textOf(value['name']) ?? key;
  const title = textOf(value['title']) ?? name;
  const headers = schemaOf(document, value['headers']);
  const payload = schemaOf(document, value['payload'], value['schemaFormat']);
  const correlation = resolveObject(document, value['correlationId']);
  const location = textOf(correlation['location']);
  return defined({
    name,
    title,
    description: descriptionOf(document, value, title),
    deprecated: value['deprecated'] === true || value['x-deprecated'] === true,
    headers: headers ? messageHeaders(context, headers, value) : [],
    payload: payload && payloadOf(context, value, payload),
    correlation:
      location === undefined ? undefined : defined({ location, description: textOf(correlation['description']) }),
    bindings: bindingsOf(context, value),
    tags: namesOfTags(document, value),
  });
}
