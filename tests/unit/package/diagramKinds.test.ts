import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { diagramKinds } from '../../../src/package/diagramKinds.mjs';
import { library } from '../../../src/shared/packageRoot.js';

const bundles = path.join(library, 'diagrams');
const folder = path.join(bundles, readdirSync(bundles).find((name) => name.startsWith('mermaid-')) ?? '');
const entry = 'mermaid.esm.min.js';
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const { core, kinds, layouts, formulas } = diagramKinds(folder, entry);

it('Each kind of diagram that Mermaid loads has its files', () => {
  const loaded = Array.from(textOf(entry).matchAll(/import\("\.\/([^"]+)"\)/g), ([, file]) => file ?? '');
  expect(new Set(loaded).size).toBeGreaterThan(20);
  expect([...new Set(loaded)].filter((file) => !Object.values(kinds).some((files) => files.includes(file)))).toEqual(
    [],
  );
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['flowchart-v2', 'sequence', 'classDiagram', 'er', 'pie']));
});

it.each(Object.keys(kinds))('The files of the kind `%s` have everything that they import', (kind) => {
  const files = new Set([...core, ...(kinds[kind] ?? [])]);
  const imported = [...files].flatMap((file) =>
    Array.from(textOf(file).matchAll(/(?:from|import)"(\.[^"]+)"/g), ([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target),
    ),
  );
  expect(imported.filter((file) => !files.has(file))).toEqual([]);
});

it('Layouts and formulas are files of their own', () => {
  expect(layouts.some((file) => file.includes('cose-bilkent'))).toBe(true);
  expect(formulas.some((file) => file.includes('katex'))).toBe(true);
  expect(kinds['flowchart-v2']?.some((file) => file.includes('dagre-'))).toBe(true);
  expect(kinds['mindmap']?.some((file) => file.includes('cose-bilkent'))).toBe(true);
});
