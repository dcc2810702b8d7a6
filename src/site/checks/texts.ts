import type { Page, Reference } from '../../content/page.js';
import type { SiteInput } from '../input.js';

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

/** All texts of a site, each once, however many pages import it. */
export function textsOf({ pages, modules = [] }: Pick<SiteInput, 'pages' | 'modules'>): Text[] {
  const ofPages = pages.map((page) => ({ file: page.file, from: `/${page.id}`, references: page.references, page }));
  const known = new Set(pages.map(({ file }) => file));
  const snippets = [...modules].filter(({ file }) => !known.has(file));
  return [...ofPages, ...snippets.map(({ file, references }) => ({ file, from: '/', references }))];
}
