import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** A component that authors can use without importing it. */
export interface AuthorComponent {
  component: AstroComponentFactory;
  /**
   * Kinds of children for which the component renders a control (tabs, code blocks, steps). It receives `items`, the props of each in order, and
   * `group`, a unique id. Each child receives its `index`, the `group`, the number of siblings as `count`, and the component's props as `list`.
   */
  lists?: readonly AstroComponentFactory[];
  /** Rendered before the first of these components on a page, with the props of all top-level ones as `items`. */
  chooser?: AstroComponentFactory;
  /** True if the component is shown beside the text, unless it is inside another component. */
  isAside?: boolean;
}

export type ComponentRegistry = Readonly<Record<string, AuthorComponent>>;

/** Container for the parts of a page beside its text. */
export interface AsideBox {
  /** Receives the parts as content, and the names of their components as `asides`. */
  component: AstroComponentFactory;
  /** True if it is rendered even without such parts. */
  isAlways: boolean;
}
