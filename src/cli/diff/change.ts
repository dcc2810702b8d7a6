import { isEmbedded } from '../embeddedFile.js';

/** Subject of a change. A `redirect` is an old address that the author still supports. */
export type Subject = 'page' | 'operation' | 'file' | 'redirect' | 'heading';

/** Evidence for a guess: equal contents, an equal title, or a similar address. */
export type Likeness = 'content' | 'title' | 'address';

/** One difference between two states of a site. */
export interface Change {
  subject: Subject;
  kind: 'added' | 'changed' | 'moved' | 'gone';
  /** Old address, or the only one; that of a heading ends with `#id`. */
  address: string;
  title?: string | undefined;
  /** New address, if it was moved. */
  to?: string | undefined;
  /** Target of the redirect from the old address in the new state. */
  redirect?: string | undefined;
  /** True if the old address leads nowhere any more. */
  isDead?: boolean;
  /** New address that was probably meant, and the evidence. */
  likely?: { address: string; by: Likeness } | undefined;
}

/** True for changes that break an address, which make the command fail. */
export const isFailure = ({ isDead, subject, address }: Change): boolean =>
  isDead === true && subject !== 'heading' && !(subject === 'file' && isEmbedded(address));
