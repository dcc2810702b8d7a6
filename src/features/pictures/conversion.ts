import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/** Changes when the same picture would be converted differently. */
export const conversionDesign = 'avif 53';

/** Time limit for one picture, in seconds. */
const longest = 60;
/**
 * WebP of the same quality takes a fifth of the CPU time, for half as many bytes more. Effort 1 takes three fifths of the time, but faint lines in
 * screenshots disappear. Tuning for SSIM saves a quarter of the time. Without `4:4:4`, coloured text is blurred.
 */
const avif = { quality: 53, effort: 2, tune: 'ssim', chromaSubsampling: '4:4:4' } as const;

/**
 * Loads sharp, an optional dependency that some platforms lack.
 *
 * @throws if it cannot be loaded.
 */
export const loadSharp = (): typeof Sharp => createRequire(import.meta.url)('sharp') as typeof Sharp;

/** True for a colour profile with a wider range than sRGB. */
const isWide = (profile: Buffer | undefined): boolean => profile !== undefined && !profile.includes('sRGB');

/**
 * Converts a picture to AVIF, rotated as its metadata says, in its own colours.
 *
 * @throws if the picture is broken.
 */
export async function toAvif(sharp: typeof Sharp, picture: Buffer, width: number): Promise<Buffer> {
  const input = sharp(picture).timeout({ seconds: longest }).autoOrient().resize({ width, withoutEnlargement: true });
  const { icc } = await input.metadata();
  return (isWide(icc) ? input.keepIccProfile() : input).avif(avif).toBuffer();
}
