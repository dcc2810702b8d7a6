import { Parser } from 'htmlparser2';
import type { MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import { headingFragment } from '../slug.js';
import { literal, type Gathered } from './context.js';

/** The attributes that name a place of an element: `id`, and the `name` of a link. */
const anchors = (element: string): readonly string[] => (element === 'a' ? ['id', 'name'] : ['id']);

/**
 * The attributes of an author's element, with another id in the place of one that the frame has: styles and scripts of the frame take the
 * first element of the name, and links to it lead to the author's.
 *
 * @returns undefined when all can stay.
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

/** Takes note of the ids of elements written as HTML, in texts that are no MDX: there the elements are no JSX. */
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
