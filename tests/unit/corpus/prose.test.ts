import { expect, it } from 'vitest';
import { readPage } from '../../corpus/page.js';
import { lostProse, sentences, shareShown, worstPages } from '../../corpus/prose.js';

it('Reads the sentences of plain paragraphs', () => {
  const source = [
    '---\ntitle: A title that is no prose\n---',
    'import { A } from "/snippets/a.mdx"',
    '# A heading that is no prose',
    'Ferns **like** [the shade](/shade). Water them\nwith `a can` weekly!',
    '- a list that is no prose',
    'A list right behind a line:\n1. is no prose.',
    '[a definition]: https://example.com/prose',
    '```text\nThis is code and no prose.\n\nThis too is no prose.\n```',
    '<Note>A component is no prose</Note>',
    'A value {of} a page is no prose.',
    '<Visibility for="agents">',
    'What is for agents is no prose of a page.',
    '</Visibility>',
    'Moss needs `` !`no` `` sun.&#x20;',
    '```text\nAn open block is no prose.\n\nIt goes on to the end.',
  ];
  expect(sentences(source.join('\n\n'))).toEqual([
    'Ferns **like** the shade.',
    'Water them with weekly!',
    'Moss needs sun.',
  ]);
});

it('Finds sentences that a built page does not show', () => {
  const html = '<p>Ferns <b>like</b> “the shade”.</p><pre>Moss grows without any roots.</pre>';
  const source = 'Ferns **like** "the shade". Moss grows without any roots.';
  const page = lostProse(readPage('/ferns', html), source);
  expect(page).toEqual({ page: '/ferns', written: 2, lost: ['Moss grows without any roots.'] });
  const whole = { page: '/moss', written: 2, lost: [] };
  expect(shareShown([page, whole])).toBe(0.75);
  expect(shareShown([])).toBeUndefined();
  expect(worstPages([whole, page], 3)).toEqual([page]);
});
