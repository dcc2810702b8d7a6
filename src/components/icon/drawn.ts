import { rendering } from 'virtual:trellis';
import { isImage } from '../../icons/image.js';
import type { IconDrawing } from '../../icons/icon.js';
import { address } from '../address.js';
import { text } from '../props.js';

/** A drawing of a library, or the address of an image. */
export type Drawn = { drawing: IconDrawing } | { image: string };

/** What stands for an icon that an author names; undefined where no library has it, or its image is missing. */
export function drawnIcon(icon: unknown, iconType?: unknown): Drawn | undefined {
  const name = text(icon);
  if (name === undefined) return undefined;
  if (isImage(name)) {
    const image = address(name);
    return rendering().isLeftOut(image) ? undefined : { image };
  }
  const style = text(iconType);
  const drawing = rendering().icon({ name, ...(style ? { style } : {}) });
  return drawing && { drawing };
}
