import type { Words } from '../i18n/words.js';

/** The words of API pages, those that they share with what authors write included. */
export type ReferenceWords = Words['common'] &
  Words['fields'] &
  Words['reference'] &
  Pick<Words, 'constraints'> & { playground: Pick<Words['playground'], 'title' | 'opening' | 'failed'> };

export function referenceWords({ common, fields, reference, constraints, playground }: Words): ReferenceWords {
  return { ...common, ...fields, ...reference, constraints, playground };
}
