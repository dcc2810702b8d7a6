import { expect, it } from 'vitest';
import { readRevision } from '../../../src/dev/pageMarks.js';
import { editTags } from '../../../src/shared/readTags.js';

it('Adds the revision to the `html` element of a page', () => {
  const page = '<!DOCTYPE html><html lang="en"><body><main><pre>&lt;html</pre></main></body></html>';
  const marked = editTags(page, (edits) => [readRevision(edits, 7)]);
  expect(marked).toBe(page.replace('<html', '<html data-revision="7"'));
});
