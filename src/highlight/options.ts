export interface CodeOptions {
  /** Language as the author named it; an unknown one is shown as plain text. */
  lang: string;
  /** Highlighted lines, counted from 1; as text, `1,3-5`. */
  highlight?: readonly number[] | string;
  /** Focused lines, counted from 1; as text, `1,3-5`. */
  focus?: readonly number[] | string;
  /** Remove Twoslash comments and show the types that it found. */
  twoslash?: boolean;
  /** Put lines without marks into one element, for blocks without line numbers. */
  joinsLines?: boolean;
}
