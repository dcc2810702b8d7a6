import type { Edits } from '../shared/edits.js';
import type { TagReader } from '../shared/readTags.js';

/** Marks a page with the revision that it shows, from which the browser tells whether it is out of date. */
export function readRevision(edits: Edits, revision: number): TagReader {
  let isMarked = false;
  return {
    open({ name, start }) {
      if (name !== 'html' || isMarked) return;
      isMarked = true;
      const at = start + '<html'.length;
      edits.add(at, at, ` data-revision="${revision}"`);
    },
  };
}
