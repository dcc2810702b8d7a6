import type { MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import { editTags } from '../../shared/readTags.js';
import { headingFragment } from '../slug.js';
import { literalText, type Gathered } from './context.js';

/** The attributes that give an element an anchor: `id`, and the `name` of a link. */
const anchors = (element: string): readonly string[] => (element === 'a' ? ['id', 'name'] : ['id']);

/**
 * Renames ids of an author's element that the frame uses too. The frame's styles and scripts use the first element with an id, and links should lead
 * to the author's.
 *
 * @returns undefined if all ids can stay.
 */
export function apartFromFrame(
  element: string,
  attributes: readonly MdxJsxAttributeUnion[],
): MdxJsxAttributeUnion[] | undefined {
  const names = anchors(element);
  const apart = attributes.map((entry) => {
    const value = entry.type === 'mdxJsxAttribute' && names.includes(entry.name) ? literalText(entry) : undefined;
    const id = value === undefined ? undefined : headingFragment(value);
    return id === undefined || id === value ? entry : { ...entry, value: id };
  });
  return apart.every((entry, index) => entry === attributes[index]) ? undefined : apart;
}

/** Records the ids of HTML elements in texts that are not MDX, in which elements are not JSX. */
export function htmlAnchorsPlugin({ ids }: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-html-anchors',
    html(node, context) {
      const text = editTags(node.value, (edits) => [
        {
          open: ({ name: element, attributes }) => {
            for (const { name, value, start, end } of attributes) {
              if (value === '' || !anchors(element).includes(name)) continue;
              const id = ids.keep(headingFragment(value));
              if (id !== value) edits.add(start, end, `${name}="${id}"`);
            }
          },
        },
      ]);
      if (text !== node.value) context.setProperty(node, 'value', text);
    },
  };
}
