import { svgAddress } from '../../shared/svgAddress.js';
import type { IconSvg } from './icon.js';

/** An icon as the value of a mask, whose colour does not matter. */
export function maskOf({ viewBox, body }: IconSvg): string {
  const shapes = body.replaceAll(' fill="currentColor"', '');
  return `url("${svgAddress(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`)}")`;
}
