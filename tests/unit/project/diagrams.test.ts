import { expect, it } from 'vitest';
import { filesForDiagrams } from '../../../src/project/diagrams.js';

/** Names of the files for diagrams, without their digests. */
async function namesFor(...sources: (string | undefined)[]): Promise<string[]> {
  const files = await filesForDiagrams(sources);
  return files.map((file) => file.replace(/^.*\/|-[A-Z\d]{8}.*$/g, ''));
}

it('A site has the files for its kinds of diagrams only', async () => {
  const names = await namesFor('flowchart TD\n  A --> B', 'pie\n  "a": 1');
  expect(names).toEqual(expect.arrayContaining(['mermaid.esm.min.js', 'flowDiagram', 'dagre', 'pieDiagram', 'pie']));
  expect(names).not.toEqual(expect.arrayContaining(['sequenceDiagram']));
  expect(names).not.toEqual(expect.arrayContaining(['cose-bilkent']));
  expect(names).not.toEqual(expect.arrayContaining(['katex']));
});

it('A diagram with formulas or another layout has the files for them', async () => {
  expect(await namesFor('flowchart TD\n  A["$$x^2$$"] --> B')).toContain('katex');
  expect(await namesFor('---\nconfig:\n  layout: cose-bilkent\n---\nflowchart TD\n  A --> B')).toContain(
    'cose-bilkent',
  );
});

it('A source that is no diagram needs no files of a kind', async () => {
  expect(await namesFor('flwchart TD')).toEqual(await namesFor());
});

it('A diagram that is only known at run time can be of any kind', async () => {
  expect(await namesFor(undefined)).toEqual(
    expect.arrayContaining(['sequenceDiagram', 'flowDiagram', 'pieDiagram', 'katex', 'swimlanes']),
  );
});
