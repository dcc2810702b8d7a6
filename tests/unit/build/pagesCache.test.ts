import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PagesCache } from '../../../src/build/pagesCache.js';

const digest = (text: string): string => hash('sha256', text, 'base64url');
const names = ['one', 'two', 'three'];

/** A project with the pages of a build; the folder of the run that takes them. */
function projectWithPages(): { project: string; run: string; pages: string } {
  const project = mkdtempSync(path.join(tmpdir(), 'trellis-pages-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  const committed = path.join(project, '.trellis/pages');
  const outputs = names.map((name) => `${name}/index.html`);
  for (const output of outputs) {
    mkdirSync(path.join(committed, 'dist', path.dirname(output)), { recursive: true });
    writeFileSync(path.join(committed, 'dist', output), output);
  }
  const paths = Object.fromEntries(outputs.map((output) => [output, { cacheKey: 'key', outputFile: output }]));
  const manifest = JSON.stringify({ routes: { route: { dependencyHash: 'hash', paths } } });
  writeFileSync(path.join(committed, 'incremental-build.json'), manifest);
  const files = Object.fromEntries(outputs.map((output) => [output, digest(output)]));
  writeFileSync(path.join(committed, 'kept.json'), JSON.stringify({ manifest: digest(manifest), files }));
  const run = path.join(project, '.trellis/runs/1');
  mkdirSync(run, { recursive: true });
  return { project, run, pages: committed };
}

const placeOf = (pages: string, name: string): string => path.join(pages, 'dist', name);

/** Takes the pages, of which it is said that they are damaged; the folder they are in. */
function take(project: string, run: string): string {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { folder } = new PagesCache(project, run);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('damaged'));
  said.mockRestore();
  return folder;
}

it('Pages that were replaced by links can be written again', () => {
  const { project, run, pages } = projectWithPages();
  for (const [name, target] of [
    ['one', 'index.html'],
    ['two', '.'],
  ] as const) {
    const file = path.join(placeOf(pages, name), 'index.html');
    rmSync(file);
    symlinkSync(target, file);
  }
  const folder = take(project, run);
  for (const name of ['one', 'two']) writeFileSync(path.join(placeOf(folder, name), 'index.html'), 'new');
  expect(readFileSync(path.join(placeOf(folder, 'three'), 'index.html'), 'utf8')).toBe('three/index.html');
});

it('All pages are dropped when one of their folders is a link, and its target is unchanged', () => {
  const { project, run, pages } = projectWithPages();
  const elsewhere = path.join(project, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, 'index.html'), 'mine');
  rmSync(placeOf(pages, 'three'), { recursive: true });
  symlinkSync(elsewhere, placeOf(pages, 'three'));
  const folder = take(project, run);
  expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  expect(readFileSync(path.join(elsewhere, 'index.html'), 'utf8')).toBe('mine');
});
