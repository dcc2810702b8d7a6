import { isImage } from '../../../mdx/imageName.js';
import type { Icon } from '../../../site/icons/icon.js';
import type { View } from '../../../site/navigation/view.js';
import { markup, trusted, type Markup } from '../../reference/markup/markup.js';
import { iconSheet } from '../../../render/iconSheet.js';
import type { Rendering } from '../../../render/rendering.js';
import { href } from '../href.js';

/** An icon from a library or an image of the site; undefined if there is none of that name. */
export function renderIcon(icon: Icon, { icon: find }: Pick<Rendering, 'icon'>): Markup | undefined {
  if (isImage(icon.name)) return markup`<img class="sign" src="${href(icon.name)}" alt="" width="16" height="16">`;
  const svg = find(icon);
  return svg && markup`<svg class="sign" viewBox="${svg.viewBox}" aria-hidden="true">${trusted(svg.body)}</svg>`;
}

/** Renders the icons of a view: those whose pictures are in its style sheet as masks. */
export function rendererFor(view: View, rendering: Pick<Rendering, 'icon'>): typeof renderIcon {
  const sheet = iconSheet(view, rendering);
  if (!sheet) return renderIcon;
  return (icon) => {
    const svg = isImage(icon.name) ? undefined : rendering.icon(icon);
    const name = svg && sheet.nameOf(svg);
    return name === undefined ? renderIcon(icon, rendering) : markup`<span class="sign" data-icon="${name}"></span>`;
  };
}
