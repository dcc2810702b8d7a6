/** How a block of code is highlighted. */
export interface CodeOptions {
  /** Language as the author named it; an unknown one is shown as plain text. */
  lang: string;
  /** Lines to mark, from 1. */
  highlight?: readonly number[];
  /** Lines to keep clear while the others fade, from 1. */
  focus?: readonly number[];
}
