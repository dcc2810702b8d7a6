import { computed, defineComponent, h } from 'vue';
import CodeInput from 'virtual:scalar/api-client/dist/v2/components/code-input/CodeInput.vue.js';
import { EditorView } from 'virtual:scalar/use-codemirror/dist/index.js';
import { useLocalization } from './localization.js';

/* Scalar's code editor, loaded with CodeMirror. In the editor of a body, Tab moves on as in any field, because Esc closes the playground. */
export default defineComponent({
  inheritAttrs: false,
  setup(_props, { attrs, slots }) {
    const { translate } = useLocalization();
    // CodeMirror starts anew with each new list of extensions.
    const extensions = computed(() => [
      EditorView.contentAttributes.of({ 'aria-label': translate('apiClient.requestBlock.requestBody') }),
    ]);
    const isBody = (): boolean => 'lineNumbers' in attrs;
    return () =>
      h(CodeInput, { ...attrs, ...(isBody() && { disableTabIndent: true, extensions: extensions.value }) }, slots);
  },
});
