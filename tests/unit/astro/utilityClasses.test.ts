import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { utilityClassesPlugin } from '../../../src/astro/utilityClasses.js';
import path from 'node:path';
import { packageRoot } from '../../../src/shared/packageRoot.js';

const project = { folder: '/docs', contentFolder: '/docs', skip: ['/docs/.trellis'] };
const load = (unread: readonly string[], isUntrusted = false): unknown => {
  const { load } = utilityClassesPlugin(project, () => unread, { isUntrusted, isDev: false }) as unknown as {
    load: (id: string) => string | undefined;
  };
  return load(path.join(packageRoot, 'src/styles/index.css'));
};

it('Tailwind reads the classes of all pages except those that are too large', () => {
  const sheet = load(['/docs/huge.mdx', '/docs/[a]/huge.mdx']);
  expect(sheet).toContain('@source "/docs/**/*.{mdx,md,jsx,tsx}";');
  expect(sheet).toContain('@source not "/docs/.trellis";');
  expect(sheet).toContain('@source not "/docs/huge.mdx";');
  expect(sheet).toContain('@source not "/docs/?a?/huge.mdx";');
});

it('Classes of untrusted authors generate no styles', () => {
  expect(load(['/docs/huge.mdx'], true)).not.toContain('@source "/docs');
});

it('Tailwind reads no folder whose .gitignore is too large', () => {
  expect(load(['/docs/.gitignore'])).not.toContain('@source "/docs');
});

it('The server’s Tailwind finds what it leaves out in a file, which changes with it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-classes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let unread: string[] = [];
  const places = { folder, contentFolder: folder, skip: [] };
  const plugin = utilityClassesPlugin(places, () => unread, { isUntrusted: false, isDev: true });
  const { load } = plugin as unknown as { load: (id: string) => string };
  const read = (): string => {
    const [, file = ''] = /^@import "([^"]+)";/.exec(load(path.join(packageRoot, 'src/styles/index.css'))) ?? [];
    return readFileSync(file, 'utf8');
  };
  expect(read()).not.toContain('huge.mdx');
  unread = [path.join(folder, 'huge.mdx')];
  expect(read()).toContain(`@source not "${folder}/huge.mdx";`);
});
