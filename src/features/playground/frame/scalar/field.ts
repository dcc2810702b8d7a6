import { computed, defineComponent, h, type PropType } from 'vue';
import Row from 'virtual:scalar/api-client/dist/v2/blocks/request-block/components/RequestTableRow.vue.js';
import { htmlFromMarkdown } from './descriptions.js';
import { acceptsFile, typeName, type FieldSchema } from './fieldSchema.js';

/* Replaces a field in Scalar's tables, which shows type and description only in a tooltip and offers a file input for every form field. */

interface Field {
  name?: string;
  description?: string;
  schema?: FieldSchema;
}

/** A field with a description of its value below. */
export default defineComponent({
  inheritAttrs: false,
  props: { data: { type: Object as PropType<Field>, required: true } },
  setup(props, { attrs }) {
    const type = computed(() => typeName(props.data.schema));
    const description = computed(() => props.data.description ?? props.data.schema?.description ?? '');
    return () => [
      h(Row, { ...attrs, data: props.data, 'data-file': String(acceptsFile(props.data.schema)) }),
      (type.value !== '' || description.value !== '') &&
        h('tr', { class: 'contents' }, [
          h('td', { class: 'field-note' }, [
            h('code', type.value),
            h('div', { innerHTML: htmlFromMarkdown(description.value) }),
          ]),
        ]),
    ];
  },
});
