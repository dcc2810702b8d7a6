/// <reference types="astro/client" />

declare module 'virtual:trellis' {
  /**
   * The current rendering, after the last change of the folder. For `routes/context.ts` alone; all other code gets it
   * from `Astro.locals`.
   */
  export function rendering(): import('./render/rendering.js').Rendering;
}

declare module 'virtual:trellis/parts' {
  /** Components of the author's that replace parts of the frame, by their names. */
  export const parts: Partial<
    Record<import('./render/parts/names.js').PartName, (props: import('./render/parts/props.js').PartProps) => unknown>
  >;
}

interface ImportMetaEnv {
  /** URL prefix of the documentation, without trailing slash. */
  readonly TRELLIS_BASE: string;
}

declare module '*?messages=search' {
  /** Messages of the search, by the last part of each key. */
  const messages: import('./i18n/load.js').MessageFile;
  export default messages;
}

declare module '*?messages=playground' {
  /** Messages of the playground, by the last part of each key. */
  const messages: import('./i18n/load.js').MessageFile;
  export default messages;
}

declare module '*?minified' {
  /** The script's text. */
  const text: string;
  export default text;
}

declare namespace App {
  interface Locals {
    /** Every route sets it before it renders anything. Other pages of a project have none. */
    trellis: import('./render/pageContext.js').PageContext;
  }
}
