/** A reader's rating of a page. */
export interface Feedback {
  /** Path of the page without base. */
  path: string;
  isHelpful: boolean;
}

export const feedbackEvent = 'trellis:feedback';

declare global {
  interface DocumentEventMap {
    [feedbackEvent]: CustomEvent<Feedback>;
  }
}
