import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { copyOf, has, page, trellis } from './trellis.js';

const site = 'https://docs.example.com';
const pictureOf = (output: string, route: string): string | undefined =>
  /<meta property="og:image" content="([^"]*)"/.exec(page(output, route))?.[1];

function folderWith(pages: Readonly<Record<string, string>>): { folder: string; output: string } {
  const folder = copyOf('minimal');
  for (const [name, frontmatter] of Object.entries(pages))
    writeFileSync(path.join(folder, `${name}.md`), `---\n${frontmatter}\n---\n\nText.\n`);
  return { folder, output: path.join(folder, 'dist') };
}

describe('the pictures of pages', () => {
  it('are drawn where the address of the site is known, each once', () => {
    const { folder, output } = folderWith({
      japanese: 'title: 植物を育てる',
      arabic: 'title: مقدمة',
      emoji: 'title: 🌱 Sprouts',
      own: 'title: Own\n"og:image": /cover.png',
      away: 'title: Away\nnoindex: true',
    });
    expect(trellis('build', folder, '--site', site, '--base', '/docs').code).toBe(0);
    const first = pictureOf(output, 'introduction') ?? '';
    expect(first).toMatch(/^https:\/\/docs\.example\.com\/docs\/_trellis\/images\/[\w-]+\.png$/);
    const file = path.join(output, first.replace(`${site}/docs`, ''));
    expect(imageSize(readFileSync(file))).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(statSync(file).size).toBeLessThan(60_000);

    // Letters that no font has are not drawn as boxes: the picture of the site stands in.
    expect(pictureOf(output, 'japanese')).toBe(pictureOf(output, 'arabic'));
    expect(pictureOf(output, 'japanese')).not.toBe(first);
    expect(pictureOf(output, 'emoji')).not.toBe(pictureOf(output, 'japanese'));
    expect(pictureOf(output, 'own')).toBe(`${site}/docs/cover.png`);
    expect(pictureOf(output, 'away')).toBeUndefined();
    // Introduction, its guide, the one with an emoji, and the one of the site.
    expect(readdirSync(path.join(output, '_trellis/images'))).toHaveLength(4);

    const cache = path.join(folder, '.trellis/images');
    const stamps = (): Record<string, number> =>
      Object.fromEntries(readdirSync(cache).map((name) => [name, statSync(path.join(cache, name)).mtimeMs]));
    const before = stamps();
    writeFileSync(path.join(folder, 'emoji.md'), '---\ntitle: Seedlings\n---\n\nText.\n');
    trellis('build', folder, '--site', site, '--base', '/docs');
    const after = stamps();
    expect(Object.keys(after)).toHaveLength(4);
    expect(Object.entries(after).filter(([name, time]) => before[name] === time)).toHaveLength(3);
    expect(pictureOf(output, 'introduction')).toBe(first);
  });

  it('are left out where nobody can find them, and where they are not wanted', () => {
    const { folder, output } = folderWith({});
    trellis('build', folder);
    expect(pictureOf(output, 'introduction')).toBeUndefined();
    trellis('build', folder, '--site', site);
    expect(has(output, '_trellis/images')).toBe(true);
    trellis('build', folder, '--site', site, '--no-og-images');
    expect(pictureOf(output, 'introduction')).toBeUndefined();
    expect(has(output, '_trellis/images')).toBe(false);
  });
});
