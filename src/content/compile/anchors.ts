import { Parser } from 'htmlparser2';
import type { MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import { headingFragment } from '../slug.js';
import { literal, type Gathered } from './context.js';

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
    const written = entry.type === 'mdxJsxAttribute' && names.includes(entry.name) ? literal(entry) : undefined;
    const id = written === undefined ? undefined : headingFragment(written);
    return id === undefined || id === written ? entry : { ...entry, value: id };
  });
  return apart.every((entry, index) => entry === attributes[index]) ? undefined : apart;
}

/** Records the ids of HTML elements in texts that are not MDX, in which elements are not JSX. */
export function htmlAnchorsPlugin({ ids }: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-html-anchors',
    html(node, context) {
      let text = '';
      let end = 0;
      const parser = new Parser({
        onopentag(element, attributes) {
          const source = node.value.slice(parser.startIndex, parser.endIndex + 1);
          const tag = anchors(element).reduce((kept, name) => {
            const written = attributes[name] ?? '';
            const id = written && ids.claim(headingFragment(written));
            return id === written ? kept : withAnchor(kept, name, written, id);
          }, source);
          if (tag === source) return;
          text += node.value.slice(end, parser.startIndex) + tag;
          end = parser.endIndex + 1;
        },
      });
      parser.end(node.value);
      if (end > 0) context.setProperty(node, 'value', text + node.value.slice(end));
    },
  };
}

function withAnchor(tag: string, name: string, written: string, id: string): string {
  return tag.replace(new RegExp(`(\\s${name}\\s*=\\s*["']?)${written}(?=["'\\s/>])`, 'i'), `$1${id}`);
}
