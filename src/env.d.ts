/// <reference types="astro/client" />

declare module 'virtual:trellis' {
  /** What is being rendered, as the integration published it last. */
  export function rendering(): import('./render/rendering.js').Rendering;
}

declare module 'virtual:trellis/parts' {
  /** Components of the author's that replace parts of the frame, by their names. */
  export const parts: Partial<
    Record<import('./parts/names.js').PartName, (props: import('./parts/props.js').PartProps) => unknown>
  >;
}

interface ImportMetaEnv {
  /** URL prefix of the documentation, without trailing slash. */
  readonly TRELLIS_BASE: string;
}

declare module '*?messages=search' {
  /** What the search says, by the last part of each key. */
  const messages: import('./i18n/load.js').MessageFile;
  export default messages;
}

declare module '*?messages=playground' {
  /** What the playground says, by the last part of each key. */
  const messages: import('./i18n/load.js').MessageFile;
  export default messages;
}

declare module '*?minified' {
  /** The script's text. */
  const text: string;
  export default text;
}

declare namespace App {
  /** Every route sets these before it renders anything. */
  interface Locals {
    /** Language tag (BCP 47) of the page. */
    language: string;
    /** The interface in that language. */
    words: import('./i18n/messages.js').Messages;
    /** Only on pages of the documentation, not on others of a project. */
    documentation: {
      /** Left out on pages that the author has not written, such as a list of pages. */
      route?: import('./site/site.js').Route;
    };
  }
}
