import type { Messages } from '../../../../i18n/messages.js';

/** Texts of the frame, some of which it shares with other parts of the interface. */
export type SocketWords = Pick<Messages, 'socket'> & {
  reference: Pick<
    Messages['reference'],
    'server' | 'path' | 'query' | 'authorizations' | 'send' | 'messages' | 'example'
  >;
  fields: Pick<Messages['fields'], 'required'>;
  search: Pick<Messages['search'], 'forget'>;
  frame: Pick<Messages['frame'], 'close'>;
  playground: Pick<Messages['playground'], 'title'>;
};
