import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findAstro, findMdx } from '../../../../src/render/parts/astro.js';

/** A folder in which packages are installed. */
function folderWith(versions: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-astro-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, version] of Object.entries(versions)) {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'package.json'), JSON.stringify({ name, version, exports: './index.js' }));
    writeFileSync(path.join(place, 'index.js'), '');
    // As Astro's package does.
    if (name === 'astro')
      writeFileSync(
        path.join(place, 'package.json'),
        JSON.stringify({ name, version, exports: { './package.json': './package.json' } }),
      );
  }
  return folder;
}

it.each([
  ['7.3.5', undefined],
  ['7.10.0', undefined],
  ['7.3.4', 'Astro 7.3.4 is installed, and 7.3.5 or a later 7 is needed'],
  ['5.16.0', 'Astro 5.16.0 is installed, and 7.3.5 or a later 7 is needed'],
  ['8.0.0', 'Astro 8.0.0 is installed, and 7.3.5 or a later 7 is needed'],
  ['70.0.0', 'Astro 70.0.0 is installed, and 7.3.5 or a later 7 is needed'],
])('With Astro %s beside the documentation, the fault is %s', (version, lack) => {
  const folder = folderWith({ astro: version });
  const manifest = path.join(folder, 'node_modules/astro/package.json');
  expect(findAstro(folder, folderWith({}))).toEqual(lack === undefined ? { manifest, version } : { lack });
});

it('The Astro of Trellis comes before that of the documentation, if it is suitable', () => {
  const find = (own: string): unknown => findAstro(folderWith({ astro: '7.4.0' }), folderWith({ astro: own }));
  expect(find('7.3.9')).toMatchObject({ version: '7.3.9' });
  expect(find('6.0.0')).toMatchObject({ version: '7.4.0' });
});

it('Without Astro, that is said', () => {
  expect(findAstro(folderWith({}), folderWith({}))).toEqual({ lack: 'Astro is not installed' });
});

it('The package asks for the same version', () => {
  const { peerDependencies } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { peerDependencies: Record<string, string> };
  const range = peerDependencies['astro'] ?? '';
  expect(findAstro(folderWith({ astro: range.slice(1) }), folderWith({}))).not.toHaveProperty('lack');
  expect(range[0]).toBe('^');
});

it('MDX is found where it is installed', () => {
  const folder = folderWith({ '@astrojs/mdx': '8.0.2' });
  expect(findMdx(folder, folderWith({}))).toBe(path.join(folder, 'node_modules/@astrojs/mdx/index.js'));
  expect(findMdx(folderWith({}), folderWith({}))).toBeUndefined();
});
