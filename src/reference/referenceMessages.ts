import type { Messages } from '../i18n/messages.js';

/** The words of API pages, those that they share with what authors write included. */
export type ReferenceMessages = Messages['common'] &
  Messages['fields'] &
  Messages['reference'] &
  Pick<Messages, 'constraints'> & {
    playground: Pick<
      Messages['playground'],
      'title' | 'opening' | 'failed' | 'operation' | 'send' | 'notJson' | 'noAnswer' | 'noAnswerReason'
    >;
  };

const known = new WeakMap<Messages, ReferenceMessages>();

export function referenceMessages(messages: Messages): ReferenceMessages {
  const { common, fields, reference, constraints, playground } = messages;
  const words = known.get(messages) ?? { ...common, ...fields, ...reference, constraints, playground };
  known.set(messages, words);
  return words;
}
