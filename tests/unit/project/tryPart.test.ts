import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tryPart } from '../../../src/project/parts/trial.js';
import { findAstro } from '../../../src/render/parts/astro.js';

it('A part may import packages of every folder above it, and no others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-part-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'node_modules/@fern/leaf'), { recursive: true });
  mkdirSync(path.join(folder, 'docs/trellis'), { recursive: true });
  const file = path.join(folder, 'docs/trellis/Footer.astro');
  const importing = async (specifier: string): Promise<unknown> => {
    writeFileSync(file, `---\nimport leaf from '${specifier}';\n---\n<p>{leaf}</p>\n`);
    return tryPart(file, findAstro(folder));
  };
  expect(await importing('@fern/leaf/green')).toEqual({ files: [file], scripts: [] });
  expect(await importing('astro/zod')).toEqual({ files: [file], scripts: [] });
  expect(await importing('@fern/root')).toEqual({
    message: '`@fern/root` is not installed',
    file,
    line: 2,
    column: 19,
  });
});
