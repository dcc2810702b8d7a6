import type { ChannelDetails, Exchange, Message } from '../../formats/asyncapi/details.js';
import type { Messages } from '../../i18n/messages.js';
import { idPart } from '../../shared/idPart.js';
import type { ExchangeSections, MessageSections, Section } from '../../formats/section.js';

/** Sections of a channel's page below its parameters: messages to send and receive, servers, and protocol bindings. */
export function channelSections(
  { exchanges, servers, bindings }: ChannelDetails,
  words: Messages['reference'],
): Section[] {
  const parts = [
    { title: words.send, id: 'send', direction: 'send' },
    { title: words.receive, id: 'receive', direction: 'receive' },
    { title: words.messages, id: 'messages', direction: undefined },
  ];
  const sections = parts.flatMap(({ title, id, direction }): Section[] => {
    const own = exchanges.filter((exchange) => exchange.direction === direction);
    if (own.length === 0) return [];
    const numbered = own.map((exchange, index) =>
      exchangeSections(exchange, own.length > 1 ? `${id}-${index + 1}` : id, words),
    );
    return [{ title, id, content: { kind: 'exchanges', exchanges: numbered } }];
  });
  if (servers.length > 0) sections.push({ title: words.servers, id: 'servers', content: { kind: 'servers', servers } });
  if (bindings.length > 0)
    sections.push({
      title: words.bindings,
      id: 'bindings',
      content: { kind: 'bindings', bindings, prefix: 'binding' },
    });
  return sections;
}

function exchangeSections(exchange: Exchange, prefix: string, words: Messages['reference']): ExchangeSections {
  const { messages, reply } = exchange;
  return {
    exchange,
    messages: messages.map((message) => messageSections(message, prefix, words)),
    ...(reply && {
      reply: { reply, messages: reply.messages.map((message) => messageSections(message, `${prefix}-reply`, words)) },
    }),
    prefix,
  };
}

function messageSections(message: Message, scope: string, words: Messages['reference']): MessageSections {
  const prefix = `${scope}-${idPart(message.name) || 'message'}`;
  const { headers, payload } = message;
  const sections: Section[] = [];
  if (headers.length > 0)
    sections.push({
      title: words.headers,
      id: `${prefix}-headers`,
      content: { kind: 'parameters', parameters: headers, prefix: `${prefix}-header` },
    });
  if (payload)
    sections.push({
      title: words.payload,
      id: `${prefix}-payload`,
      content: { kind: 'body', body: { contents: [payload] }, prefix: `${prefix}-payload` },
    });
  return { message, sections, prefix };
}

/** An operation's title or name; undefined if it has neither. */
export function titleOfExchange({ title, name }: Exchange): string | undefined {
  return title ?? name;
}
