/** Settings of highlighting a block of code. */
export interface CodeOptions {
  /** Language as the author named it; an unknown one is shown as plain text. */
  lang: string;
  /** Lines to mark, from 1; as a text, `1,3-5`. */
  highlight?: readonly number[] | string;
  /** Lines to keep in colour while the others lose theirs, from 1; as a text, `1,3-5`. */
  focus?: readonly number[] | string;
  /** Leave out the comments of Twoslash, and show the types that it found. */
  twoslash?: boolean;
}
