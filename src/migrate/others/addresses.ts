import { posix } from 'node:path';
import { decodeAddress, isExternal, trimSlashes } from '../../shared/url.js';
import { createAliases } from './aliases.js';
import type { OtherFolder } from './folder.js';
import type { ForeignSite } from './site.js';

const pageEnding = /\.(?:mdx?|html?)$/i;
const bare = (path: string): string => path.replace(pageEnding, '').replace(/(?:^|\/)(?:index|readme)$/i, '');

/** Addresses of the pages and files of a migrated site. */
export class Addresses {
  readonly #routes = new Map<string, string>();
  readonly #paths = new Set<string>();
  /** Files to copy: source by target, both without a leading slash. */
  readonly copies = new Map<string, string>();
  /** The file at a path that starts with an alias. */
  readonly aliased: (path: string) => string | undefined;

  constructor(
    private readonly folder: OtherFolder,
    private readonly site: ForeignSite,
  ) {
    this.aliased = createAliases(folder, site.project);
    for (const { pages, routeOf } of site.parts)
      for (const id of pages.ids) {
        for (const file of [pages.fileOf(id), pages.fileOf(id).toLowerCase()])
          this.#routes.set(bare(file), routeOf(id));
        this.#paths.add(routeOf(id));
      }
    for (const statics of site.statics)
      // Pages beside the other files would be pages of the new site.
      for (const file of folder.files(statics))
        if (!/\.mdx?$/i.test(file)) this.copies.set(posix.relative(statics, file), file);
  }

  isPage(path: string): boolean {
    return this.#paths.has(trimSlashes(bare(path)));
  }

  /**
   * Converts the address of a link; undefined if it does not change.
   *
   * @param from file of the page with the link.
   */
  link(target: string, from: string): string | undefined {
    const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target.replace(/^pathname:\/\//, '')) ?? [];
    if (place === '' || isExternal(target) || /^(?:[a-z][\w+.-]*:|\/\/|\{)/i.test(place)) return undefined;
    const path = decodeAddress(place);
    const own = this.aliased(path);
    const address =
      own === undefined ? (path.startsWith('/') ? this.#absolute(path) : this.#relative(path, from)) : this.#file(own);
    return address === undefined ? undefined : `${encodeURI(address)}${rest}`;
  }

  #absolute(path: string): string | undefined {
    const { base } = this.site;
    const own = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || '/' : path;
    if (this.#paths.has(trimSlashes(bare(own)))) return `/${trimSlashes(bare(own))}`;
    for (const { pages } of this.site.parts) {
      const route = this.#routes.get(bare(posix.join(pages.below, own)));
      if (route !== undefined) return `/${route}`;
    }
    // Pages without a translation appeared in the main language.
    const [, language = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(own) ?? [];
    const isTranslation = this.site.parts.some((part) => part.language && part.routeOf('index') === language);
    if (language !== '' && isTranslation && this.isPage(rest)) return `/${trimSlashes(bare(rest))}`;
    return this.#asset(own.slice(1)) ?? (own === path ? undefined : own);
  }

  #asset(path: string): string | undefined {
    return this.copies.has(path) ? `/${path}` : undefined;
  }

  #relative(path: string, from: string): string | undefined {
    const inFolder = posix.dirname(from);
    const starts = [inFolder, ...this.site.parts.map(({ pages }) => pages.below)];
    for (const start of pageEnding.test(path) ? starts : starts.slice(0, 1)) {
      const address = this.#file(posix.join(start, path));
      if (address !== undefined) return address;
    }
    const route = this.#routes.get(bare(from)) ?? '';
    const candidates = [
      posix.join('/', route, path),
      posix.join('/', posix.dirname(`/${route}`), path),
      posix.join('/', path),
    ];
    const page = candidates.map((each) => trimSlashes(bare(each))).find((each) => this.#paths.has(each));
    if (page !== undefined) return `/${page}`;
    // Pages often have a folder of their own, to which addresses of files are relative.
    return (
      this.#file(posix.join(inFolder, path.replace(/^\.\.\//, ''))) ??
      candidates.map((each) => this.#asset(each.slice(1))).find(Boolean)
    );
  }

  /** The address of a page's file, or of another file, which will be copied. */
  #file(file: string): string | undefined {
    const route = this.#routes.get(bare(file)) ?? this.#routes.get(bare(file).toLowerCase());
    if (route !== undefined) return `/${route}`;
    if (pageEnding.test(file) || !this.folder.has(file)) return undefined;
    const served = this.site.statics.find((each) => file.startsWith(`${each}/`));
    const part = this.site.parts.find(({ pages }) => pages.below !== '' && file.startsWith(`${pages.below}/`));
    const target = served
      ? posix.relative(served, file)
      : part
        ? posix.join('images', posix.relative(part.pages.below, file).replace(/^(?:images|img)\//, ''))
        : this.#free(posix.basename(file), file);
    this.copies.set(target, file);
    return `/${target}`;
  }

  #free(name: string, file: string): string {
    for (let count = 1; ; count += 1) {
      const target = posix.join('images', count === 1 ? '' : String(count), name);
      const owner = this.copies.get(target);
      if (owner === undefined || owner === file) return target;
    }
  }
}
