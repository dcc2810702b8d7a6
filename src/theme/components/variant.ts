import { createComponent, renderComponent, renderTemplate } from 'astro/runtime/server/index.js';
import type { AstroComponentFactory, ComponentSlots } from 'astro/runtime/server/index.js';

/** Creates a component that is another one with some properties fixed, which override the author's. */
export function variant(
  name: string,
  component: AstroComponentFactory,
  decided: Readonly<Record<string, unknown>>,
): AstroComponentFactory {
  return createComponent((result, props: Record<string, unknown>, slots: ComponentSlots) => {
    return renderTemplate`${renderComponent(result, name, component, { ...props, ...decided }, slots)}`;
  });
}
