import { defineComponent, h, onMounted, shallowRef, useTemplateRef, type Component } from 'vue';

/*
 * Replaces the list of operations beside Scalar's client, which readers can open in the explorer. With its menus and search it is a seventh
 * of the client, and Scalar renders it even while it is closed.
 */

const sidebar = shallowRef<Component>();

/** Loads the list of operations when it becomes visible. */
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
