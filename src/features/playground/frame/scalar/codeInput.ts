import { defineComponent, h, shallowRef, type Component } from 'vue';
import { afterPaint } from './afterPaint.js';

/*
 * Takes the place of Scalar's code editor, CodeMirror, until it has arrived: it is a seventh of the client, and only bodies that are text are edited in it.
 * Until then the text is shown. The address, which is not edited here, is text as well.
 */

const editor = shallowRef<Component>();

async function loadEditor(): Promise<void> {
  await afterPaint();
  editor.value = (await import('virtual:scalar/api-client/dist/v2/components/code-input/CodeInput.vue.js')).default;
}

/** Text in the form of Scalar's editor. */
export default defineComponent({
  inheritAttrs: false,
  setup(_props, { attrs, slots, expose }) {
    // Scalar calls this for an address that can be edited.
    expose({ codeMirror: null, setCodeMirrorContent: () => undefined });
    const isText = (): boolean => attrs['disabled'] === true;
    if (!isText() && !editor.value) void loadEditor();
    return () => {
      const text = attrs['modelValue'] as string;
      if (isText())
        return h(
          'div',
          { class: 'text-c-2 flex cursor-default items-center justify-center font-code pr-2 pl-1 text-base' },
          h('span', { class: 'whitespace-nowrap' }, text),
        );
      if (editor.value) return h(editor.value, attrs, slots);
      return h('pre', { class: ['code-before-editor', attrs['class']] }, text);
    };
  },
});
