import { Parser } from 'htmlparser2';
import type { MdastPluginDefinition } from 'satteri';
import type { Gathered } from './context.js';

/** Takes note of the ids of elements written as HTML, in texts that are no MDX: there the elements are no JSX. */
export function htmlAnchorsPlugin({ ids }: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-html-anchors',
    html({ value }) {
      const parser = new Parser({
        onopentag(element, { id, name }) {
          for (const anchor of [id, element === 'a' ? name : undefined]) if (anchor) ids.claim(anchor);
        },
      });
      parser.end(value);
    },
  };
}
