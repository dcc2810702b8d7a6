import { defineAsyncComponent, defineComponent, h, type Component } from 'vue';

/** A component of Scalar that is loaded when it is rendered, or earlier on request. */
export type LaterComponent = Component & { load(): Promise<Component> };

/**
 * Wraps a component that is loaded on demand. Once it is loaded it is rendered immediately, whereas Vue's async components are rendered in
 * the next tick.
 */
export function laterComponent(importModule: () => Promise<{ default: Component }>): LaterComponent {
  let loaded: Component | undefined;
  const load = async (): Promise<Component> => (loaded ??= (await importModule()).default);
  const arriving = defineAsyncComponent(load);
  const component = defineComponent({
    inheritAttrs: false,
    setup(_props, { attrs, slots }) {
      const own = loaded ?? arriving;
      return () => h(own, attrs, slots);
    },
  });
  return Object.assign(component, { load });
}
