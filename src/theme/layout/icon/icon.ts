import { isImage } from '../../../content/imageName.js';
import type { Icon } from '../../../site/icons/icon.js';
import { markup, trusted, type Markup } from '../../reference/markup/markup.js';
import type { IconSheet } from '../../../render/iconSheet.js';
import type { Rendering } from '../../../render/rendering.js';
import { href } from '../href.js';

/** An icon from a library or an image of the site; undefined if there is none of that name. */
export function renderIcon(icon: Icon, { icon: find }: Pick<Rendering, 'icon'>): Markup | undefined {
  if (isImage(icon.name)) return markup`<img class="sign" src="${href(icon.name)}" alt="" width="16" height="16">`;
  const svg = find(icon);
  return svg && markup`<svg class="sign" viewBox="${svg.viewBox}" aria-hidden="true">${trusted(svg.body)}</svg>`;
}

/** Renders icons whose pictures are in the style sheet of their sidebar. */
export function maskRenderer({ nameOf }: IconSheet): typeof renderIcon {
  return (icon, rendering) => {
    const svg = isImage(icon.name) ? undefined : rendering.icon(icon);
    return svg ? markup`<span class="sign" data-icon="${nameOf(svg)}"></span>` : renderIcon(icon, rendering);
  };
}
