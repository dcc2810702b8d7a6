import { computed, defineAsyncComponent, defineComponent, h } from 'vue';
import { afterPaint } from './afterPaint.js';

/*
 * Replaces the request as code, which is folded at the end of Scalar's client and contains code generators for 20 languages. It is loaded
 * after the form.
 */
export default defineAsyncComponent(async () => {
  await afterPaint();
  const [{ default: snippet }, { generateClientOptions }] = await Promise.all([
    import('virtual:scalar/api-client/dist/v2/blocks/request-block/components/RequestCodeSnippet.vue.js'),
    import('virtual:scalar/blocks/dist/code-example/index.js'),
  ]);
  return defineComponent({
    props: ['clientOptions'],
    setup(props: { clientOptions: unknown }) {
      const clientOptions = computed(() => generateClientOptions(props.clientOptions));
      return () => h(snippet, { clientOptions: clientOptions.value });
    },
  });
});
