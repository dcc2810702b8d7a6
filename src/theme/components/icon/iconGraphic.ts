import { isImage } from '../../../mdx/imageName.js';
import type { IconSvg } from '../../../site/icons/icon.js';
import { address } from '../address.js';
import { text } from '../props.js';
import type { PageContext } from '../../../render/pageContext.js';

export type IconGraphic = { svg: IconSvg } | { image: string };

/** Graphic of an icon that an author names; undefined if no library has it or its image is missing. */
export function iconGraphic(
  { icon: find, isLeftOut }: Pick<PageContext, 'icon' | 'isLeftOut'>,
  icon: unknown,
  iconType?: unknown,
): IconGraphic | undefined {
  const name = text(icon);
  if (name === undefined) return undefined;
  if (isImage(name)) {
    const image = address(name);
    return isLeftOut(image) ? undefined : { image };
  }
  const style = text(iconType);
  const svg = find({ name, ...(style ? { style } : {}) });
  return svg && { svg };
}
