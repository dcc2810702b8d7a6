import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** One component that authors can use without an import. */
export interface AuthorComponent {
  component: AstroComponentFactory;
  /**
   * The component draws a control for each of its children (tabs, code groups, steps): it gets `items`, the props of
   * every child component in order, and each child gets its `index`, its `group` and the number of its siblings as `count`.
   */
  lists?: boolean;
}

export type ComponentRegistry = Readonly<Record<string, AuthorComponent>>;
