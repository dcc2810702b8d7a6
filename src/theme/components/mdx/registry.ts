import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** One component that authors can use without an import. */
export interface AuthorComponent {
  component: AstroComponentFactory;
  /**
   * The component renders a control for each of its children of these kinds (tabs, blocks of code, steps): it gets `items`, the
   * props of every one in order, and `group`, an id of its own; each child gets its `index`, the `group`, the number of its
   * siblings as `count`, and the props of the component as `list`.
   */
  lists?: readonly AstroComponentFactory[];
  /** Rendered before the first of these components of a page, with the props of all that no other component holds as `items`. */
  chooser?: AstroComponentFactory;
  /** Stands beside the text rather than in it, when it is not within another component. */
  isAside?: boolean;
}

export type ComponentRegistry = Readonly<Record<string, AuthorComponent>>;

/** Container for the parts of a page that stand beside its text. */
export interface AsideBox {
  /** Gets the parts as its content, and the names of their components as `asides`. */
  component: AstroComponentFactory;
  /** Rendered although the page has no such part. */
  isAlways: boolean;
}
