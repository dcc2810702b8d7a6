import { Edits } from '../../../src/shared/edits.js';
import { readTags, type TagReader } from '../../../src/shared/readTags.js';

/** Reads an HTML text, and makes the edits that the reader has noted. */
export function editTags(html: string, createReader: (edits: Edits) => TagReader): string {
  const edits = new Edits(html);
  readTags(html, [createReader(edits)]);
  return edits.apply();
}
