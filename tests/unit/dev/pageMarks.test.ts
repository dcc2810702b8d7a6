import { expect, it } from 'vitest';
import { readFrame } from '../../../src/dev/pageMarks.js';
import { editTags } from '../../../src/shared/readTags.js';

const withPageMarks = (html: string, revision: number): string =>
  editTags(html, (edits) => [readFrame(html, edits, revision)]);

const page = ({ title = 'A', sidebar = 'Side', text = 'Text', contents = '' } = {}): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><meta name="description" content="${text}"></head>` +
  `<body><nav>${sidebar}</nav>${contents}<div id="content-area"><main>${text}<script type="module" src="/a.ts"></script></main></div></body></html>`;

const frameOf = (html: string): string => /data-frame="([^"]+)"/.exec(withPageMarks(html, 1))?.[1] ?? '';

it('Adds the revision and the frame to the `html` element of a page', () => {
  expect(withPageMarks(page(), 7)).toMatch(/^<!DOCTYPE html><html data-revision="7" data-frame="[\w-]+" lang="en">/);
});

it('Pages that differ only in their content have the same frame', () => {
  const contents = '<nav id="table-of-contents"><a href="#b">B</a></nav>';
  expect(frameOf(page({ title: 'B', text: 'Other', contents }))).toBe(frameOf(page()));
  expect(frameOf(page({ sidebar: 'Other' }))).not.toBe(frameOf(page()));
});

it('Leaves a document that is no page of the site unchanged', () => {
  expect(withPageMarks('<!doctype html><html><body>404</body></html>', 1)).not.toContain('data-');
});
