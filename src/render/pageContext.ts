import type { Messages } from '../i18n/messages.js';
import type { View } from '../site/navigation/view.js';
import type { Route } from '../site/site.js';
import type { Rendering } from './rendering.js';

/** Context for printing one page: the site's, and the page's own. */
export interface PageContext extends Rendering {
  /** Language tag (BCP 47) of the page. */
  language: string;
  /** The interface's texts in that language. */
  words: Messages;
  /**
   * Records that the page needs an optional file. The icons of an icon sheet become part of the page's own style sheet.
   *
   * @returns the file's address with base.
   */
  use(address: string): string;
  /** Absent on generated pages, such as a list of pages. */
  route?: Route;
  /** The navigation tree, on a generated page that lists one. */
  view?: View;
}
