/// <reference types="astro/client" />

declare module 'virtual:trellis' {
  /** What is being rendered, as the integration published it last. */
  export function rendering(): import('./site/rendering.js').Rendering;
}
