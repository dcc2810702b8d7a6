import { defineAsyncComponent, defineComponent, h, type Component } from 'vue';

/** A component of Scalar that is loaded when it is rendered, or ahead. */
export type LaterComponent = Component & { load(): Promise<Component> };

/** Once it is loaded, the component is rendered at once, and not in the next turn as those of Vue are. */
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
