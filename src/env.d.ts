/// <reference types="astro/client" />

declare module 'virtual:trellis/parts' {
  /** Components of the author's that replace parts of the frame, by their names. */
  export const parts: Partial<
    Record<import('./render/parts/names.js').PartName, (props: import('./render/parts/props.js').PartProps) => unknown>
  >;
}

declare module '*?messages=search' {
  /** Messages of the search, by the last part of each key. */
  const messages: import('./i18n/format.js').CompiledMessages;
  export default messages;
}

declare module '*?messages=playground' {
  /** Messages of the playground, by the last part of each key. */
  const messages: import('./i18n/format.js').CompiledMessages;
  export default messages;
}

declare module '*?minified' {
  /** The script's text. */
  const text: string;
  export default text;
}

declare module 'launch-editor' {
  /** Opens a file in the editor that the author uses. The file may end with `:line:column`. */
  export default function launch(file: string): void;
}

declare namespace App {
  interface Locals {
    /** What the page is printed from. */
    trellis: import('./render/pageContext.js').PageContext;
  }
}
