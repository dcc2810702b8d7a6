import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/** Changes with what makes another file of the same picture. */
export const conversionDesign = 'avif 60 2';

/** Seconds after which a picture is given up. */
const longest = 60;

/**
 * Loads the library that Astro converts pictures with. It is optional there: a platform may have none.
 *
 * @throws where it cannot be loaded.
 */
export function loadSharp(): typeof Sharp {
  // Not every package manager shows us what Astro has installed.
  const astro = createRequire(createRequire(import.meta.url).resolve('astro/package.json'));
  return astro('sharp') as typeof Sharp;
}

/** True for colours beyond those that a picture without a profile has. */
const isWide = (profile: Buffer | undefined): boolean => profile !== undefined && !profile.includes('sRGB');

/**
 * Makes an AVIF file of a picture, turned as its camera was held, in its colours.
 *
 * In AVIF text in a picture stays sharp, as colours keep all their pixels. With an effort of 2 it takes as long as WebP, of which it is half
 * the size; with 4, six times as long for 5 % less.
 *
 * @throws when the picture is broken.
 */
export async function toAvif(sharp: typeof Sharp, picture: Buffer, width: number): Promise<Buffer> {
  const input = sharp(picture).timeout({ seconds: longest }).autoOrient().resize({ width, withoutEnlargement: true });
  const { icc } = await input.metadata();
  const output = isWide(icc) ? input.keepIccProfile() : input;
  return output.avif({ quality: 60, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
}
