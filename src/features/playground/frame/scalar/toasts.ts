import { defineComponent, h, nextTick, shallowRef, type Component } from 'vue';

/*
 * Takes the place of Scalar's short messages. The library that shows them is loaded for the first.
 */

type ShowToast = (message: string, level?: string, options?: object) => void;

const component = shallowRef<Component>();

/** The place of the messages. */
export const ScalarToasts = defineComponent({ setup: () => () => component.value && h(component.value) });

/** What Scalar's components show messages with. */
export function useToasts(): { toast: ShowToast } {
  return {
    toast: (...message) =>
      void import('virtual:scalar/use-toasts/dist/index.js').then(async (toasts) => {
        component.value = toasts.ScalarToasts;
        // Once Vue has drawn their place, and what that draws.
        await nextTick();
        await nextTick();
        toasts.useToasts().toast(...message);
      }),
  };
}
