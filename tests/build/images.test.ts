import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { runHere } from '../command.js';
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

/** A picture that weighs something. */
const noise = (width: number, height: number, mean: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean, sigma: 12 } },
  })
    .png()
    .toBuffer();
const timesOf = (folder: string): Record<string, number> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mtimeMs]));

describe('Social images and pictures of pages', () => {
  it('Social images are rendered, and pictures converted, once', async () => {
    const { folder, output } = folderWith({
      japanese: 'title: 植物を育てる',
      arabic: 'title: مقدمة',
      emoji: 'title: 🌱 Sprouts',
      own: 'title: Own\n"og:image": /cover.png',
      away: 'title: Away\nnoindex: true',
    });
    const pictures = {
      'kept shot.png': await noise(1800, 450, 128),
      'changed.png': await noise(300, 200, 128),
      'broken.png': Buffer.concat([(await noise(300, 200, 90)).subarray(0, 9000)]),
      'moving.gif': await sharp(await noise(300, 200, 90))
        .gif()
        .toBuffer(),
    };
    for (const [name, picture] of Object.entries(pictures)) writeFileSync(path.join(folder, name), picture);
    const shown = Object.keys(pictures).map((name) => `![A picture](</${name}>)`);
    writeFileSync(path.join(folder, 'pictures.md'), `---\ntitle: Pictures\n---\n\n${shown.join('\n\n')}\n`);
    const docs = path.join(folder, 'docs.json');
    const config = JSON.parse(readFileSync(docs, 'utf8')) as object;
    writeFileSync(docs, JSON.stringify({ ...config, logo: '/kept shot.png', trellis: { images: { seconds: 60 } } }));
    const build = await runHere('build', folder, '--site', site, '--base', '/docs');
    expect(build.code).toBe(0);
    expect(build.stderr).toContain('`broken.png` cannot be read as a picture');
    const tags = (): string[] => page(output, 'pictures').match(/<img [^>]*alt="A picture"[^>]*>/g) ?? [];
    const [kept = '', changed = '', ...left] = tags();
    const sources =
      /srcset="([^ ]*) 704w, ([^ ]*) 1408w, \/docs\/kept%20shot.png 1800w" sizes="[^"]*" src="\/docs\/kept%20shot.png"/;
    const files =
      sources
        .exec(kept)
        ?.slice(1)
        .map((address) => path.join(output, address.replace('/docs', ''))) ?? [];
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
    expect(sizes.map(({ width, compression }) => [width, compression])).toEqual([
      [704, 'av1'],
      [1408, 'av1'],
    ]);
    expect(statSync(files.at(-1) ?? '').size).toBeLessThan(pictures['kept shot.png'].length / 2);
    expect(kept).toContain('fetchpriority="high"');
    const [, logo = ''] = /<a class="home-link"[^>]*>\s*(<img [^>]*>)/.exec(page(output, 'pictures')) ?? [];
    expect(logo).toMatch(/srcset="[^"]*\.avif 704w, [^"]*" sizes="112px"/);
    expect(changed).toMatch(/srcset="\S*\.avif".* loading="lazy"/);
    expect(left.filter((tag) => tag.includes('srcset'))).toEqual([]);
    for (const [name, picture] of Object.entries(pictures))
      expect(readFileSync(path.join(output, name)).equals(picture)).toBe(true);
    expect(readFileSync(path.join(output, 'pictures.md'), 'utf8')).not.toContain('avif');
    const converted = timesOf(path.join(folder, '.trellis/pictures'));
    writeFileSync(path.join(folder, 'changed.png'), await noise(300, 200, 60));
    const first = pictureOf(output, 'introduction') ?? '';
    expect(first).toMatch(/^https:\/\/docs\.example\.com\/docs\/_trellis\/images\/[\w-]+\.png$/);
    const file = path.join(output, first.replace(`${site}/docs`, ''));
    expect(imageSize(readFileSync(file))).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(statSync(file).size).toBeLessThan(60_000);

    // Letters that no font has are not rendered as boxes: the image of the site is used instead.
    expect(pictureOf(output, 'japanese')).toBe(pictureOf(output, 'arabic'));
    expect(pictureOf(output, 'japanese')).not.toBe(first);
    expect(pictureOf(output, 'emoji')).not.toBe(pictureOf(output, 'japanese'));
    expect(pictureOf(output, 'own')).toBe(`${site}/docs/cover.png`);
    expect(pictureOf(output, 'away')).toBeUndefined();
    // Introduction, its guide, the page with pictures, the one with an emoji, and the one of the site.
    expect(readdirSync(path.join(output, '_trellis/images'))).toHaveLength(5);

    const cache = path.join(folder, '.trellis/images');
    const before = timesOf(cache);
    writeFileSync(path.join(folder, 'emoji.md'), '---\ntitle: Seedlings\n---\n\nText.\n');
    trellis('build', folder, '--site', site, '--base', '/docs');
    const after = timesOf(cache);
    // Another build may still use the former image of the page.
    expect(Object.keys(after)).toHaveLength(6);
    expect(Object.entries(after).filter(([name, time]) => before[name] === time)).toHaveLength(5);
    expect(pictureOf(output, 'introduction')).toBe(first);
    expect(tags()[0]).toBe(kept);
    expect(tags()[1]).toMatch(/srcset="\S*\.avif"/);
    expect(tags()[1]).not.toBe(changed);
    const again = timesOf(path.join(folder, '.trellis/pictures'));
    expect(Object.entries(again).filter(([name, time]) => converted[name] === time)).toHaveLength(3);
  });

  it('Social images are left out without a site address and with --no-og-images', async () => {
    expect(pictureOf((await built(testSites.minimal)).output, 'introduction')).toBeUndefined();
    const { folder, output } = folderWith({});
    await runHere('build', folder, '--site', site, '--no-og-images');
    expect(pictureOf(output, 'introduction')).toBeUndefined();
    expect(has(output, '_trellis/images')).toBe(false);
  });
});

describe('The icon of the site', () => {
  /** Attributes of the links to icons, by what they are for. */
  const iconsOf = (html: string): Record<string, string>[] =>
    [...html.matchAll(/<link ([^>]*rel="(?:icon|apple-touch-icon)"[^>]*)>/g)].map(([, attributes = '']) =>
      Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    );

  function siteWith(icons: { 'light.svg': string; 'dark.svg'?: string }): { folder: string; output: string } {
    const { folder, output } = folderWith({});
    for (const [name, body] of Object.entries(icons)) writeFileSync(path.join(folder, name), body);
    const docs = path.join(folder, 'docs.json');
    const config = JSON.parse(readFileSync(docs, 'utf8')) as object;
    const favicon = { light: '/light.svg', ...('dark.svg' in icons ? { dark: '/dark.svg' } : {}) };
    writeFileSync(docs, JSON.stringify({ ...config, favicon }));
    return { folder, output };
  }

  /** Returns true if a picture is opaque at its corners. */
  async function isOpaque(file: string): Promise<boolean> {
    const side = 180;
    const pixels = await new Renderer().render(
      { type: 'image', src: 'icon', style: { width: side, height: side } },
      { width: side, height: side, format: 'raw', images: [{ src: 'icon', data: readFileSync(file) }] },
    );
    return pixels[3] === 255 && pixels.at(-1) === 255;
  }

  it('An SVG icon is rendered once as PNG for browsers and home screens', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 8L5 1L8 8z"/></svg>';
    const { folder, output } = siteWith({ 'light.svg': drawing });
    const build = (): number | null => trellis('build', folder, '--base', '/docs').code;
    expect(build()).toBe(0);
    const icons = iconsOf(page(output, 'introduction'));
    expect(icons.map(({ rel, sizes, type }) => [rel, sizes, type])).toEqual([
      ['icon', '32x32', 'image/png'],
      ['icon', 'any', 'image/svg+xml'],
      ['apple-touch-icon', '180x180', 'image/png'],
    ]);
    expect(iconsOf(readFileSync(path.join(output, '404.html'), 'utf8'))).toEqual(icons);
    const files = icons.map(({ href = '' }) => path.join(output, href.replace(/^\/docs\//, '')));
    expect(imageSize(readFileSync(files[0] ?? ''))).toMatchObject({ width: 32, height: 32, type: 'png' });
    expect(imageSize(readFileSync(files[2] ?? ''))).toMatchObject({ width: 180, height: 180, type: 'png' });
    expect(await isOpaque(files[0] ?? '')).toBe(false);
    // Telephones put what is transparent on black.
    expect(await isOpaque(files[2] ?? '')).toBe(true);

    const cache = path.join(folder, '.trellis/icons');
    const stamps = (): number[] => readdirSync(cache).map((name) => statSync(path.join(cache, name)).mtimeMs);
    const before = stamps();
    expect(build()).toBe(0);
    expect(stamps()).toEqual(before);
    expect(iconsOf(page(output, 'introduction'))).toEqual(icons);
    writeFileSync(path.join(folder, 'light.svg'), drawing.replace('/>', ' fill="red"/>'));
    const lastYear = new Date(Date.now() - 365 * 86_400_000);
    for (const name of readdirSync(cache)) utimesSync(path.join(cache, name), lastYear, lastYear);
    expect(build()).toBe(0);
    expect(iconsOf(page(output, 'introduction'))).not.toEqual(icons);
    expect(readdirSync(cache)).toHaveLength(2);
  });

  it('An SVG icon that is broken or contains text is not rendered as PNG', async () => {
    const { folder, output } = siteWith({
      'light.svg': '<svg',
      'dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">🌱</text></svg>',
    });
    expect((await runHere('build', folder)).code).toBe(0);
    expect(iconsOf(page(output, 'introduction')).map(({ rel, href }) => [rel, href])).toEqual([
      ['icon', '/light.svg'],
      ['icon', '/dark.svg'],
    ]);
  });

  it('A site without an icon gets the first letter of its name', async () => {
    const { output } = await built(testSites.minimal);
    const [small, letter, touch] = iconsOf(page(output, 'introduction'));
    expect(small).toMatchObject({ sizes: '32x32' });
    expect(letter?.['href']).toMatch(/^data:image\/svg/);
    expect(touch).toMatchObject({ rel: 'apple-touch-icon', sizes: '180x180' });
  });
});
