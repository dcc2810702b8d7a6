import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { conversionSeconds, ResponsivePictures } from '../../../../src/features/pictures/responsivePictures.js';

const folder = mkdtempSync(path.join(tmpdir(), 'trellis-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('Pictures beyond the time for them are left for the next build, which needs no time for those that are kept', async () => {
  const file = path.join(folder, 'shot.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  writeFileSync(
    file,
    await sharp({ create: { width: 800, height: 100, channels: 3, background: 'white', noise } })
      .png()
      .toBuffer(),
  );
  const build = async (seconds: number) => {
    const cache = path.join(folder, 'cache');
    const pictures = new ResponsivePictures(new Map([['/shot.png', file]]), { cache, seconds, hasWidePages: false });
    const diagnostics = await pictures.prepare((name) => path.basename(name));
    const widths = pictures.at('/shot.png')?.candidates.map(({ width }) => width);
    return { widths, messages: diagnostics.map(({ message }) => message), key: pictures.key };
  };
  const first = await build(0);
  expect(first).toMatchObject({
    widths: undefined,
    messages: [
      '1 picture is not converted yet, because the 0 seconds of CPU time for it are used up; the next build continues.',
    ],
  });
  const second = await build(60);
  expect(second).toMatchObject({ widths: [704, 800], messages: [] });
  expect(second.key).not.toBe(first.key);
  expect(await build(0)).toEqual(second);
});

it('Logos are converted before larger pictures, because every page shows them', async () => {
  const paint = async (name: string, width: number): Promise<[string, string]> => {
    const file = path.join(folder, name);
    const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
    const picture = sharp({ create: { width, height: width / 2, channels: 3, background: 'white', noise } });
    writeFileSync(file, await picture.png().toBuffer());
    return [`/${name}`, file];
  };
  const names = Array.from({ length: 3 * availableParallelism() }, (_, index) => `large-${index}.png`);
  const files = new Map(await Promise.all([paint('logo.png', 200), ...names.map((name) => paint(name, 700))]));
  const cache = path.join(folder, 'logos');
  const pictures = new ResponsivePictures(files, {
    cache,
    seconds: 0.05,
    everywhere: ['/logo.png'],
    hasWidePages: false,
  });
  await pictures.prepare((name) => path.basename(name));
  expect(pictures.at('/logo.png')?.candidates).toHaveLength(1);
  expect(names.every((name) => pictures.at(`/${name}`))).toBe(false);
});

it('A picture that cannot be read is reported, and readers get it as it is', async () => {
  const file = path.join(folder, 'broken.png');
  writeFileSync(file, readFileSync(path.join(folder, 'shot.png')).subarray(0, 9_000));
  const cache = path.join(folder, 'other');
  const pictures = new ResponsivePictures(new Map([['/broken.png', file]]), {
    cache,
    seconds: 60,
    hasWidePages: false,
  });
  expect(await pictures.prepare((name) => path.basename(name))).toMatchObject([
    { code: 'outputs/broken-picture', file: 'broken.png', message: expect.stringContaining('cannot be read') },
  ]);
  expect(pictures.at('/broken.png')).toBeUndefined();
});

it('The time for pictures grows with the site, up to a limit', () => {
  expect([0, 15, 500, 5000].map(conversionSeconds)).toEqual([2, 2.3, 12, 20]);
});
