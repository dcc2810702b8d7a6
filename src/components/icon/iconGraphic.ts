import { rendering } from 'virtual:trellis';
import { isImage } from '../../icons/image.js';
import type { IconSvg } from '../../icons/icon.js';
import { address } from '../address.js';
import { text } from '../props.js';

/** An SVG of a library, or the address of an image. */
export type IconGraphic = { svg: IconSvg } | { image: string };

/** What stands for an icon that an author names; undefined where no library has it, or its image is missing. */
export function iconGraphic(icon: unknown, iconType?: unknown): IconGraphic | undefined {
  const name = text(icon);
  if (name === undefined) return undefined;
  if (isImage(name)) {
    const image = address(name);
    return rendering().isLeftOut(image) ? undefined : { image };
  }
  const style = text(iconType);
  const svg = rendering().icon({ name, ...(style ? { style } : {}) });
  return svg && { svg };
}
