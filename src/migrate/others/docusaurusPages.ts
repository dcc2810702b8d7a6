import { posix } from 'node:path';
import { Pages } from './pages.js';

const withoutNumber = (segment: string): string => segment.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

/** Ids and addresses of the pages of a Docusaurus site. */
export class DocusaurusPages {
  private readonly byId: ReadonlyMap<string, string>;

  constructor(readonly pages: Pages) {
    this.byId = new Map(pages.ids.map((page) => [this.idOf(page), page]));
  }

  /** The page with an id. */
  of(id: string): string | undefined {
    return this.byId.get(id);
  }

  private idOf(page: string): string {
    const segments = page.split('/').map(withoutNumber);
    const { id } = this.pages.frontmatter(page);
    return [...segments.slice(0, -1), typeof id === 'string' ? id : (segments.at(-1) ?? '')].join('/');
  }

  /** Its position in the list generated for a folder. */
  orderOf(page: string): number {
    const { sidebar_position: position } = this.pages.frontmatter(page);
    if (typeof position === 'number') return position;
    const [, number] = /(?:^|\/)(\d+)[^/]*$/.exec(page) ?? [];
    return number === undefined ? Number.MAX_VALUE : Number(number);
  }

  /** Its path on the old site, below that of all pages. */
  addressOf(page: string): string {
    const { slug } = this.pages.frontmatter(page);
    const folder = page.split('/').slice(0, -1).map(withoutNumber);
    if (typeof slug === 'string') {
      const path = posix.join('/', ...(slug.startsWith('/') ? [] : folder), slug);
      return path.replace(/(?<=.)\/$/, '');
    }
    const name = this.idOf(page).split('/').at(-1) ?? '';
    const isIndex = /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder.at(-1)?.toLowerCase();
    return `/${[...folder, ...(isIndex ? [] : [name])].join('/')}`;
  }
}
