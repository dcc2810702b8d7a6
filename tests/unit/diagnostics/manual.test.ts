import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '../../../src/diagnostics/catalogue.js';

const manual = readFileSync(new URL('../../../content/reference/diagnostics.mdx', import.meta.url), 'utf8');

it('The manual lists every code with its severity', () => {
  const listed = [...manual.matchAll(/^\| `([a-z]+\/[a-z-]+)` \| (error|warning|note) \|/gm)];
  expect(Object.fromEntries(listed.map(([, code, severity]) => [code, severity]))).toEqual(catalogue);
});

it('The manual explains every error in its table', () => {
  const errors = Object.entries(catalogue).flatMap(([code, severity]) => (severity === 'error' ? [code] : []));
  const [, table = ''] = /## Errors\n([\s\S]*?)\n## /.exec(manual) ?? [];
  expect([...table.matchAll(/^\| `([^`]+)` \| .+\. \|$/gm)].map(([, code]) => code)).toEqual(errors);
});
