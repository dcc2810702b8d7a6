import { defined } from '../../shared/object.js';

/** An icon as the author named it: a name of the icon library, or an image's address. */
export interface Icon {
  name: string;
  /** Style, by the format's `iconType`. */
  style?: string;
  /** Family in which the name is looked up first; absent for that of the site. */
  library?: IconLibrary;
}

/** The family of sets that an author's names come from. */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

/** An icon as it is shown: the inside of an `<svg>` filled with `currentColor`. */
export interface IconSvg {
  viewBox: string;
  body: string;
}

/** An icon as docs.json or frontmatter name it; an empty name means none. */
export function iconOf(name: string | undefined, style: string | undefined, library?: IconLibrary): Icon | undefined {
  return name ? { name, ...defined({ style, library }) } : undefined;
}
