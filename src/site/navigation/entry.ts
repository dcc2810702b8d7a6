import type { Frontmatter } from '../../content/frontmatter.js';
import type { SidebarPage } from './view.js';

/** A page in the navigation, or a link in its place. */
export interface NavigationEntry {
  /** URL path without base and without trailing slash. */
  path: string;
  frontmatter: Frontmatter;
  shortTitle: string;
  description?: string;
  /** Its entry in the sidebar. */
  leaf: SidebarPage;
  /** True if frontmatter `url` makes the entry a link to another address, so that no page exists. */
  isLink: boolean;
}
