import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { catalogue } from '../../../src/diagnostics/catalogue.js';

const content = fileURLToPath(new URL('../../../content', import.meta.url));
const manual = readFileSync(path.join(content, 'reference/diagnostics.mdx'), 'utf8');

it('The manual lists every code with its severity', () => {
  const listed = [...manual.matchAll(/^\| `([a-z]+\/[a-z-]+)` \| (error|warning|note) \|/gm)];
  expect(Object.fromEntries(listed.map(([, code, severity]) => [code, severity]))).toEqual(catalogue);
});

it('The manual explains every error in its table', () => {
  const errors = Object.entries(catalogue).flatMap(([code, severity]) => (severity === 'error' ? [code] : []));
  const [, table = ''] = /## Errors\n([\s\S]*?)\n## /.exec(manual) ?? [];
  expect([...table.matchAll(/^\| `([^`]+)` \| .+\. \|$/gm)].map(([, code]) => code)).toEqual(errors);
});

it('No page of the manual calls anything an error that is a warning', () => {
  const sentences = [
    // TypeScript reports these.
    'TypeScript sees the block and its own declarations: imports of files and packages are errors',
  ];
  const found = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && file !== path.join('reference', 'diagnostics.mdx'))
    .flatMap((file) => {
      const text = readFileSync(path.join(content, file), 'utf8').replace(/\s+/g, ' ');
      return Array.from(
        text.matchAll(/[^.]*?(?:\b(?:is|are) (?:an error|errors)\b|: an error(?=\.))/g),
        ([sentence]) => [file, sentence],
      );
    });
  expect(found.filter(([, sentence = '']) => !sentences.some((known) => sentence.endsWith(known)))).toEqual([]);
  expect(found).toHaveLength(sentences.length);
});
