import type { ExchangeSections, MessageSections, Section } from '../../formats/section.js';
import { schemaRoots } from './sectionSchemas.js';

/** Number of folded messages that are as high as one row. */
const messagesInRow = 4;

/** Number of rows that a channel's folded messages take. */
export function rowsOfMessages(sections: readonly Section[]): number {
  const messages = sections.flatMap(({ content }) =>
    content.kind === 'exchanges'
      ? content.exchanges.flatMap(({ messages: own, reply }) => [...own, ...(reply?.messages ?? [])])
      : [],
  );
  return Math.floor(messages.length / messagesInRow);
}

/**
 * Marks the messages of a channel that its page loads on demand: those beyond the maximum number of rows.
 *
 * @param mostRows maximum number of rows.
 */
export function deferMessages(sections: readonly Section[], mostRows: number): readonly Section[] {
  const folded = rowsOfMessages(sections);
  let rows = folded;
  const defer = (message: MessageSections): MessageSections => {
    const isFirst = rows === folded;
    const own = rowsOf(message);
    rows += own;
    return isFirst || own === 0 || rows <= mostRows ? message : { ...message, later: {} };
  };
  const deferIn = (exchange: ExchangeSections): ExchangeSections => ({
    ...exchange,
    messages: exchange.messages.map(defer),
    ...(exchange.reply && { reply: { ...exchange.reply, messages: exchange.reply.messages.map(defer) } }),
  });
  return sections.map((section) =>
    section.content.kind === 'exchanges'
      ? { ...section, content: { ...section.content, exchanges: section.content.exchanges.map(deferIn) } }
      : section,
  );
}

/** Number of rows of a folded message. */
function rowsOf({ sections }: MessageSections): number {
  return schemaRoots(sections)
    .map(({ node: { children, variants } }) => 1 + children.length + variants.flatMap(({ options }) => options).length)
    .reduce((sum, count) => sum + count, 0);
}
