import type { Frontmatter } from '../../content/frontmatter.js';
import type { SidebarPage } from './view.js';

/** A page in the navigation, or a link in the place of one. */
export interface NavigationEntry {
  /** URL path without base and without trailing slash. */
  path: string;
  frontmatter: Frontmatter;
  shortTitle: string;
  description?: string;
  /** The leaf that every sidebar shares. */
  leaf: SidebarPage;
  /** Frontmatter `url`: there is no page, the leaf leads elsewhere. */
  isLink: boolean;
}
