import { defineComponent, h, onMounted, shallowRef, useTemplateRef, type Component } from 'vue';

/*
 * Takes the place of the list of operations beside Scalar's client, which readers can open in the explorer. With the menus and the search that belong to
 * it, it is a seventh of the client, and it is rendered even if it is closed.
 */

const sidebar = shallowRef<Component>();

/** Loads the list of operations when its place comes into view. */
export default defineComponent({
  inheritAttrs: false,
  setup(_props, { attrs, slots }) {
    const place = useTemplateRef<HTMLElement>('place');
    onMounted(() => {
      if (!place.value) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('virtual:scalar/api-client/dist/v2/components/sidebar/Sidebar.vue.js').then((module) => {
          sidebar.value = module.default;
        });
      });
      observer.observe(place.value);
    });
    return () => (sidebar.value ? h(sidebar.value, attrs, slots) : h('div', { ref: 'place', class: 'h-full' }));
  },
});
