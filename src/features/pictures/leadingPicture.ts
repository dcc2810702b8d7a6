import type { Edits } from '../../shared/edits.js';
import { valueIn, type Tag, type TagReader } from '../../shared/readTags.js';

/** Maximum number of characters before a picture for it to be visible at once. */
const mostText = 700;
/** CSS pixels; a smaller picture is a badge. */
const leastWidth = 200;

/** Elements whose content may be folded or has no pictures to see at once. */
const folding = new Set(['details', 'template', 'table', 'pre', 'trellis-island']);
/** Elements that contain no text to read. */
const silent = new Set(['script', 'style', 'svg']);
const hiddenClass = /(?:^|[\s:])(?:hidden|block|light-only|dark-only)(?:\s|$)/;

/** True if an element, or what is in it, may be folded or shown in one mode only. */
const hides = (tag: Tag): boolean =>
  folding.has(tag.name) ||
  valueIn(tag, 'hidden') !== undefined ||
  valueIn(tag, 'role') === 'tabpanel' ||
  hiddenClass.test(valueIn(tag, 'class') ?? '');

/** Gives the picture at the start of a page high loading priority, because it may be the largest element on the screen. */
export function readLeadingPicture(html: string, edits: Edits): TagReader {
  let isInText = false;
  let isDone = false;
  let silence: string | undefined;
  let before = '';
  return {
    open(tag) {
      isInText ||= valueIn(tag, 'class') === 'mdx-content prose';
      if (!isInText || isDone) return;
      const { name, attributes } = tag;
      if (silent.has(name)) silence ??= name;
      isDone = name === 'img' || hides(tag);
      const lazy = attributes.find((each) => each.name === 'loading' && each.value === 'lazy');
      if (name !== 'img' || !lazy || hides(tag) || !(Number.parseFloat(valueIn(tag, 'width') ?? '') >= leastWidth))
        return;
      if (before.replace(/\s+/g, ' ').length <= mostText) edits.add(lazy.start, lazy.end, 'fetchpriority="high"');
    },
    close(name) {
      if (name === silence) silence = undefined;
    },
    text(start, end) {
      if (isInText && !isDone && silence === undefined) before += html.slice(start, end);
    },
  };
}
