import { createComponent, renderComponent, renderTemplate } from 'astro/runtime/server/index.js';
import type { AstroComponentFactory, ComponentSlots } from 'astro/runtime/server/index.js';

/** A component that is another one with some properties decided; what an author gives for those is overruled. */
export function variant(
  name: string,
  component: AstroComponentFactory,
  decided: Readonly<Record<string, unknown>>,
): AstroComponentFactory {
  return createComponent((result, props: Record<string, unknown>, slots: ComponentSlots) => {
    return renderTemplate`${renderComponent(result, name, component, { ...props, ...decided }, slots)}`;
  });
}
