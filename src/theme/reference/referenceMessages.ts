import type { Messages } from '../../i18n/messages.js';
import { remember } from '../../shared/remember.js';

/** Texts of API pages, including those shared with components. */
export type ReferenceMessages = Messages['common'] &
  Messages['fields'] &
  Messages['reference'] &
  Pick<Messages, 'constraints'> & {
    playground: Pick<
      Messages['playground'],
      'title' | 'opening' | 'failed' | 'operation' | 'send' | 'notJson' | 'noAnswer' | 'noAnswerReason'
    >;
    socket: Pick<
      Messages['socket'],
      | 'connect'
      | 'disconnect'
      | 'connecting'
      | 'connected'
      | 'notConnected'
      | 'refused'
      | 'insecure'
      | 'ended'
      | 'completed'
    >;
  };

const cache = new WeakMap<Messages, ReferenceMessages>();

export function referenceMessages(messages: Messages): ReferenceMessages {
  const { common, fields, reference, constraints, playground, socket } = messages;
  return remember(cache, messages, () => ({ ...common, ...fields, ...reference, constraints, playground, socket }));
}
