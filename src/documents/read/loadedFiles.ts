/** The text of a specification file, or the reason why there is none. */
export type Loaded =
  | {
      text: string;
      /** Base of relative references. It differs from the location after a redirect. */
      base: string;
      /** Reason why the text may be out of date. */
      warning?: string;
    }
  | { problem: 'missing' | 'unreachable'; reason: string };

/** Reads a location: a path relative to the documentation folder, or an http(s) URL. */
export type Load = (location: string) => Promise<Loaded>;
