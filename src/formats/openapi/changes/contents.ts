import { entriesOf } from '../../../documents/json.js';
import { joinPointer } from '../../../documents/pointer.js';
import { pairsOf } from './pairs.js';
import { locate, type Holder, type RequestStep } from './step.js';
import type { Direction } from './rules.js';

/** Compares the media types of two bodies, responses or parameters. */
export function compareContents(
  step: RequestStep,
  direction: Direction,
  owner: string,
  from: Holder,
  to: Holder,
): void {
  for (const [name, old, now] of pairsOf(mediaTypesIn(from), mediaTypesIn(to))) {
    const subject = `The media type \`${name}\` of ${owner}`;
    const places = { from: (old ?? from).pointer, to: (now ?? to).pointer };
    if (!old) step.report('media-type-added', direction, `${subject} was added.`, places);
    else if (!now) step.report('media-type-removed', direction, `${subject} was removed.`, places);
    else
      for (const key of ['schema', 'itemSchema'])
        step.schemas.compare(step.scope, {
          ...{ direction, owner, path: '' },
          from: [{ value: old.value[key], pointer: joinPointer(old.pointer, key) }],
          to: [{ value: now.value[key], pointer: joinPointer(now.pointer, key) }],
        });
  }
}

function mediaTypesIn({ document, value, pointer }: Holder): Map<string, Holder> {
  return new Map(
    entriesOf(value['content']).map(([name, node]) => {
      const media = locate(document, { value: node, pointer: joinPointer(pointer, 'content', name) });
      return [name.toLowerCase().replace(/\s+/g, ''), { document, ...media }];
    }),
  );
}
