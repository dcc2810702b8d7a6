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

export function referenceMessages({ common, fields, reference, constraints, playground }: Messages): ReferenceMessages {
  return { ...common, ...fields, ...reference, constraints, playground };
}
