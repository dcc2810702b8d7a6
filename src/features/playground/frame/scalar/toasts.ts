import { defineComponent, h, nextTick, shallowRef, type Component } from 'vue';

/* Replaces Scalar's toast messages, except those that a notice of ours says too. Their library is loaded for the first message. */

type ShowToast = (message: string, level?: string, options?: object) => void;

const component = shallowRef<Component>();

/** Container for the messages. */
export const ScalarToasts = defineComponent({ setup: () => () => component.value && h(component.value) });

/** The function with which Scalar's components show messages. */
export function useToasts(): { toast: ShowToast } {
  return {
    toast: (message, ...options) => {
      const notices = Array.from(document.getElementsByClassName('notice'), ({ textContent }) => textContent);
      if (notices.some((text) => text.includes(message))) return;
      void import('virtual:scalar/use-toasts/dist/index.js').then(async (toasts) => {
        component.value = toasts.ScalarToasts;
        // Waits until Vue has rendered the container and its content.
        await nextTick();
        await nextTick();
        toasts.useToasts().toast(message, ...options);
      });
    },
  };
}
