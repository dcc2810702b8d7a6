import type { Channel, ChannelOperation, WrittenMessage } from './model.js';

/** Maximum number of messages on a channel's page. Documents written by hand stay far below it. */
export const MAX_MESSAGES = 300;

/** A channel's operations, limited to those whose messages fit on the page. */
export function shownOperations({ operations }: Channel): ChannelOperation[] {
  let room = MAX_MESSAGES;
  const take = (messages: readonly WrittenMessage[]): readonly WrittenMessage[] => {
    const part = messages.slice(0, room);
    room -= part.length;
    return part;
  };
  return operations.slice(0, MAX_MESSAGES).map((operation) => {
    const messages = take(operation.messages);
    const { reply } = operation;
    return { ...operation, messages, reply: reply && { ...reply, messages: take(reply.messages) } };
  });
}

/** Number of a channel's messages, including replies. */
export function countOfMessages({ operations }: Channel): number {
  return operations.reduce((sum, { messages, reply }) => sum + messages.length + (reply?.messages.length ?? 0), 0);
}
