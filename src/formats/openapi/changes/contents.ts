import { entriesOf } from '../json.js';
import { joinPointer } from '../pointer.js';
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
  const [before, after] = [mediaTypesIn(from), mediaTypesIn(to)];
  for (const [name, old] of before) {
    const now = after.get(name);
    if (!now) {
      const message = `The media type \`${name}\` of ${owner} was removed.`;
      step.report('media-type-removed', direction, message, { from: old.pointer, to: to.pointer });
      continue;
    }
    for (const key of ['schema', 'itemSchema'])
      step.schemas.compare(step.scope, {
        ...{ direction, owner, path: '' },
        from: [{ value: old.value[key], pointer: joinPointer(old.pointer, key) }],
        to: [{ value: now.value[key], pointer: joinPointer(now.pointer, key) }],
      });
  }
  for (const [name, { pointer }] of after)
    if (!before.has(name)) {
      const message = `The media type \`${name}\` of ${owner} was added.`;
      step.report('media-type-added', direction, message, { from: from.pointer, to: pointer });
    }
}

function mediaTypesIn({ document, value, pointer }: Holder): Map<string, Holder> {
  return new Map(
    entriesOf(value['content']).map(([name, written]) => {
      const media = locate(document, { value: written, pointer: joinPointer(pointer, 'content', name) });
      return [name.toLowerCase().replace(/\s+/g, ''), { document, ...media }];
    }),
  );
}
