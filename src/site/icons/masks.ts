import { digest } from '../../shared/digest.js';
import { svgAddress } from '../../shared/svgAddress.js';
import type { IconSvg } from './icon.js';

/** The value of `data-icon` for which `maskRule` makes a rule. */
export const maskName = ({ viewBox, body }: IconSvg): string => digest(viewBox, body).slice(0, 6);

/** A CSS rule that makes an icon the mask of elements with its name. The colour of a mask does not matter. */
export function maskRule(icon: IconSvg): string {
  const body = icon.body.replaceAll(' fill="currentColor"', '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${icon.viewBox}">${body}</svg>`;
  return `[data-icon="${maskName(icon)}"]{--icon:url("${svgAddress(svg)}")}`;
}
