import { nearest } from '../../../diagnostics/nearest.js';
import { listOf, objectOf, textOf, type JsonObject } from '../json.js';
import type { ValueFault } from './fault.js';

/** Reports faults of tags' parents. */
export function tagFaults({ tags }: JsonObject): ValueFault[] {
  const parents = new Map(listOf(tags).map((tag) => [textOf(objectOf(tag)['name']), textOf(objectOf(tag)['parent'])]));
  const names = [...parents.keys()].filter((name) => name !== undefined);
  return listOf(tags).flatMap((tag, index): ValueFault[] => {
    const { name, parent } = objectOf(tag);
    if (parent === undefined) return [];
    const keys = ['tags', String(index), 'parent'];
    if (!names.some((each) => each === parent)) {
      const meant = nearest(String(parent), names);
      const help = meant === undefined ? 'Declare the tag that it names under `tags`.' : `Did you mean \`${meant}\`?`;
      return [{ keys, message: `No tag is called \`${String(parent)}\`.`, help }];
    }
    const above = new Set<string>();
    for (let each = textOf(parent); each !== undefined && !above.has(each); each = parents.get(each)) above.add(each);
    return above.has(textOf(name) ?? '')
      ? [
          {
            keys,
            message: `The tag \`${String(name)}\` is its own parent.`,
            help: 'Take `parent` out of one of the tags.',
          },
        ]
      : [];
  });
}
