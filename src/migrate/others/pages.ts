import { frontmatterOf } from './data.js';
import type { OtherFolder } from './folder.js';
import { remember } from '../../shared/remember.js';

/** The pages of a folder, by path without extension. */
export class Pages {
  private readonly files: ReadonlyMap<string, string>;
  private readonly matters = new Map<string, Record<string, unknown>>();

  /** @param below folder of the pages; empty for all. */
  constructor(
    private readonly folder: OtherFolder,
    readonly below: string,
    isExcluded: (id: string) => boolean = () => false,
  ) {
    const inFolder = below === '' ? '' : `${below}/`;
    const ids = folder
      .files(below)
      .filter((file) => /\.mdx?$/i.test(file))
      .map((file) => [file.slice(inFolder.length).replace(/\.mdx?$/i, ''), file] as const)
      // The names of partials, which pages include, start with an underscore.
      .filter(([id]) => !/(?:^|\/)_/.test(id) && !isExcluded(id));
    const isDraft = (file: string): boolean => frontmatterOf(folder.read(file))['draft'] === true;
    this.files = new Map(ids.filter(([, file]) => !isDraft(file)));
  }

  /** All pages, sorted by name. */
  get ids(): string[] {
    return [...this.files.keys()];
  }

  /** The file of a page, relative to the other generator's folder. */
  fileOf(id: string): string {
    return this.files.get(id) ?? id;
  }

  /** The page at an address or path. */
  find(target: string): string | undefined {
    const path = target
      .replace(/[?#].*$/s, '')
      .replace(/^\.?\/+|\/+$/g, '')
      .replace(/\.(?:mdx?|html)$/i, '');
    return [path, path === '' ? 'index' : `${path}/index`, path === '' ? 'README' : `${path}/README`].find((id) =>
      this.files.has(id),
    );
  }

  frontmatter(id: string): Record<string, unknown> {
    return remember(this.matters, id, () => frontmatterOf(this.textOf(id)));
  }

  /** A page's title in the sidebar. */
  titleOf(id: string): string | undefined {
    const { sidebarTitle, title } = this.frontmatter(id);
    const text = [sidebarTitle, title].find((name) => typeof name === 'string');
    return text ?? /^#[ \t]+(.+?)[ \t]*#*$/m.exec(this.textOf(id) ?? '')?.[1];
  }

  /** The pages and subfolders in a folder, each sorted by name. */
  inside(folder: string): { pages: string[]; folders: string[] } {
    const start = folder === '' ? '' : `${folder}/`;
    const rests = this.ids.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
    const folders = rests.filter((rest) => rest.includes('/')).map((rest) => rest.slice(0, rest.indexOf('/')));
    return {
      pages: rests.filter((rest) => !rest.includes('/')).map((rest) => start + rest),
      folders: [...new Set(folders)].map((name) => start + name),
    };
  }

  private textOf(id: string): string | undefined {
    const file = this.files.get(id);
    return file === undefined ? undefined : this.folder.read(file);
  }

  /** Reads a file beside the pages. */
  read(path: string): string | undefined {
    return this.folder.read(this.below === '' ? path : `${this.below}/${path}`);
  }
}

/** Converts the name of a folder or a path to a heading. */
export function headingOf(name: string): string {
  const words = name
    .replace(/^.*\//s, '')
    .replace(/^\d+[-_.\s]+/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
