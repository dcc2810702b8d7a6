import { defined } from '../../shared/object.js';

/** An icon as an author names it: a name from an icon library, or an image's address. */
export interface Icon {
  name: string;
  /** The format's `iconType`. */
  style?: string;
  /** Library in which the name is looked up first; defaults to the site's. */
  library?: IconLibrary;
}

/** The family of sets that an author's names come from. */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

/** An icon to display: the contents of an `<svg>` filled with `currentColor`. */
export interface IconSvg {
  viewBox: string;
  body: string;
  /** True for an emoji, which has colours of its own. */
  isEmoji?: true;
}

/** An icon from docs.json or frontmatter; an empty name means none. */
export function iconOf(name: string | undefined, style: string | undefined, library?: IconLibrary): Icon | undefined {
  return name ? { name, ...defined({ style, library }) } : undefined;
}
