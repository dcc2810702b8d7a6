import type { Messages } from '../i18n/messages.js';
import type { Route } from '../site/site.js';
import type { Rendering } from './rendering.js';

/** Context that everything on one page is printed with: the site's, and the page's own. */
export interface PageContext extends Rendering {
  /** Language tag (BCP 47) of the page. */
  language: string;
  /** The interface in that language. */
  words: Messages;
  /** Left out on pages that the author has not written, such as a list of pages. */
  route?: Route;
}
