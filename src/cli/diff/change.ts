import { isEmbedded } from '../embeddedFile.js';

/** What a change is about. An `operation` is the page of one; a `redirect` is an old address that the author kept alive. */
export type Subject = 'page' | 'operation' | 'file' | 'redirect' | 'heading';

/** How sure a guess is: the contents are the same, the title is, or the address is similar. */
export type Likeness = 'content' | 'title' | 'address';

/** One difference between two states of a site. */
export interface Change {
  subject: Subject;
  kind: 'added' | 'changed' | 'moved' | 'gone';
  /** Old address, or the only one; that of a heading ends with `#id`. */
  address: string;
  title?: string | undefined;
  /** New address of what was moved. */
  to?: string | undefined;
  /** Where the new state redirects the old address to. */
  redirect?: string | undefined;
  /** True if readers of the old address find nothing any more. */
  isDead?: boolean;
  /** New address that is probably meant. */
  likely?: { address: string; by: Likeness } | undefined;
}

/** The changes that break an address and make the command fail. */
export const isFailure = ({ isDead, subject, address }: Change): boolean =>
  isDead === true && subject !== 'heading' && !(subject === 'file' && isEmbedded(address));
