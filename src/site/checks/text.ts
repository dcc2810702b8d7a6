import type { Page } from '../../content/page.js';
import type { Reference } from '../../mdx/compiled.js';

/** A text whose links and files are checked: a page or an imported snippet. */
export interface Text {
  /** For messages. */
  file: string;
  /** Base of relative addresses, as `resolveLink` expects. */
  from: string;
  references: readonly Reference[];
  /** Undefined for a snippet, which can be part of any page. */
  page?: Page;
}
