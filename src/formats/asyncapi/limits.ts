import type { Channel, ChannelOperation, WrittenMessage } from './model.js';

/** Messages that the page of a channel shows; those who wrote documents by hand never come near. */
export const MAX_MESSAGES = 300;

/** The operations of a channel as far as a page has room for their messages. */
export function shownOperations({ operations }: Channel): ChannelOperation[] {
  let room = MAX_MESSAGES;
  const take = (messages: readonly WrittenMessage[]): readonly WrittenMessage[] => {
    const taken = messages.slice(0, room);
    room -= taken.length;
    return taken;
  };
  return operations.slice(0, MAX_MESSAGES).map((operation) => {
    const messages = take(operation.messages);
    const { reply } = operation;
    return { ...operation, messages, reply: reply && { ...reply, messages: take(reply.messages) } };
  });
}

/** Number of messages of a channel, replies included. */
export function countOfMessages({ operations }: Channel): number {
  return operations.reduce((sum, { messages, reply }) => sum + messages.length + (reply?.messages.length ?? 0), 0);
}
