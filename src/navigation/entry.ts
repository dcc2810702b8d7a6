import type { Frontmatter } from '../content/frontmatter.js';
import type { SidebarPage } from './view.js';

/** What the navigation knows of a page, or of a link that stands in a page's place. */
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
