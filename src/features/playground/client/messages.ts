/** Appearance of the playground's frame, taken from the page around it. */
export interface FrameTheme {
  mode: 'light' | 'dark';
  /** The page's `data-rounded`. */
  rounded?: string;
  /** Custom properties by name: the author's colours. */
  properties: Readonly<Record<string, string>>;
}

/** From the page to the frame. */
export type ToFrame =
  | {
      trellis: 'open';
      /** Address of the file that describes the operation. */
      operation: string;
      /** Language tag of the page, which the playground speaks too. */
      language: string;
      theme: FrameTheme;
    }
  | { trellis: 'theme'; theme: FrameTheme };

/** From the frame to the page. */
export type FromFrame =
  | { trellis: 'ready' }
  | { trellis: 'close' }
  | {
      /** The operation cannot be shown. */
      trellis: 'failed';
    }
  | {
      /** A request has been answered, or has failed. */
      trellis: 'request';
      method: string;
      /** Path of the operation as the specification writes it, never the address that was asked. */
      path: string;
      /** Status of the response; 0 if there is none. */
      status: number;
    };
