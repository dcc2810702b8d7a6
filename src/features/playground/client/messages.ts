/** Appearance of the playground's frame, copied from the page around it. */
export interface FrameTheme {
  mode: 'light' | 'dark';
  /** The page's `data-rounded`. */
  rounded?: string;
  /** Custom properties by name: the author's colours. */
  properties: Readonly<Record<string, string>>;
}

/** Messages from the page to the frame. */
export type ToFrame =
  | {
      trellis: 'open';
      /** Address of the operation's data file, by which it is recognised. */
      operation: string;
      /** What is in the file; undefined if it cannot be loaded. */
      content: unknown;
      /** Name of the example that the page shows; absent for the first. */
      example?: string;
      /** Language tag of the page and the playground. */
      language: string;
      theme: FrameTheme;
    }
  | { trellis: 'theme'; theme: FrameTheme };

/** Messages from the frame to the page. */
export type FromFrame =
  | { trellis: 'ready' }
  | { trellis: 'close' }
  | {
      /** The operation cannot be shown. */
      trellis: 'failed';
    }
  | {
      /** A request was answered or has failed. */
      trellis: 'request';
      method: string;
      /** Path of the operation as in the specification, never the requested address. */
      path: string;
      /** Status of the response; 0 if there is none. */
      status: number;
    };
