import { defineComponent, h, shallowRef, type Component } from 'vue';
import { afterPaint } from './afterPaint.js';

/*
 * Replaces Scalar's code editor, CodeMirror, until that is loaded. It is a seventh of the client and only needed for text bodies, which are
 * shown as text until then. So is the address, which cannot be edited here.
 */

const editor = shallowRef<Component>();

async function loadEditor(): Promise<void> {
  await afterPaint();
  editor.value = (await import('./textEditor.js')).default;
}

/** Shows text in the form of Scalar's editor. */
export default defineComponent({
  inheritAttrs: false,
  setup(_props, { attrs, slots, expose }) {
    // Scalar calls this for an editable address.
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
