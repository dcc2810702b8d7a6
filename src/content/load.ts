import path from 'node:path';
import { Boundary } from '../config/boundary.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { posixPath } from '../shared/posixPath.js';
import { conflict, differsInCase } from './addressConflicts.js';
import { PageCache } from './pageCache.js';
import { idOf, type PageContext } from './compilePage.js';
import type { ContentOptions, Named } from './contentOptions.js';
import { digestOf } from '../shared/digest.js';
import { listContentFiles, type ContentFiles } from './files.js';
import { kindAt } from '../shared/kindAt.js';
import { stampOf } from '../shared/stampOf.js';
import { isPicture } from '../mdx/imageSize.js';
import { imprintOf } from './imprint.js';
import { assignAddresses } from './distinctAddresses.js';
import { composed, inLetterCase } from './links.js';
import { ModuleStore } from './modules.js';
import type { Content, Page } from './page.js';
import { hasSameStructure } from './pageStructure.js';
import { namedInValue } from './published/namedFiles.js';
import { namingsOf, rootedNamings } from './published/namings.js';
import { publishedFiles, type PublishedFiles } from './published/publishedFiles.js';
import { filesForEveryPage } from './filesForEveryPage.js';
import { isPlainText, unreadable } from './folderEntry.js';
import { createResolver } from './resolver.js';
import type { Variables } from '../mdx/variables.js';
import { boundBodies, boundPages } from './untrusted/bounds.js';
import { takeUnsafe } from './untrusted/files.js';
import { unwritable } from './pathFaults.js';

interface LastContent {
  content: Content;
  /** The context in which the pages were compiled. */
  around: PageContext;
  /** Compiled pages by route, in the order of `content.pages`, before their links were corrected. */
  routes: ReadonlyMap<string, Page>;
  /** Files of the pages below the content root. */
  sources: ReadonlyMap<Page, string>;
}

/** Changed pages with their previous state. */
export type ChangedTexts = ReadonlyMap<Page, Page>;

/** Reads and compiles a content root. Keeps unchanged pages between calls. */
export class ContentLoader {
  readonly #options: ContentOptions;
  readonly #pages: PageCache;
  #listing: { files: ContentFiles; listed: ReadonlySet<string> } | undefined;
  /** The result of the last call; undefined if it failed. */
  #last: LastContent | undefined;

  constructor(options: ContentOptions) {
    this.#options = options;
    this.#pages = new PageCache(options);
  }

  /** True if all files are known pages, assets and modules, so that the list of files has not changed. */
  hasFiles(files: readonly string[]): boolean {
    const { pages = [], assets = [] } = this.#listing?.files ?? {};
    const listed = new Set([...pages, ...assets].map((file) => path.join(this.#options.root, file)));
    return files.every((file) => (listed.has(file) || this.#last?.content.modules.has(file)) && isPlainText(file));
  }

  /**
   * @param listed ids of pages in the navigation: a listed README is a page.
   * @param variables values of variables that pages write as `{{name}}`.
   * @param changed absolute paths of the only files that have changed since the last call; undefined if any may have.
   */
  async load(
    listed: ReadonlySet<string>,
    named: Named = {},
    variables: Variables = {},
    changed?: ReadonlySet<string>,
  ): Promise<Content> {
    const isListed = this.#listing?.listed.symmetricDifference(listed).size === 0;
    const last = changed && isListed && this.hasFiles([...changed]) ? this.#listing : undefined;
    this.#last = undefined;
    const { root, project, skip, base, isUntrusted = false } = this.#options;
    const { beside = [], values, url = '', generated = new Map<string, string>() } = named;
    const listing = this.#options.files ?? last?.files ?? listContentFiles(root, listed, skip, project, isUntrusted);
    const ids = new Set(listing.pages.map(idOf));
    const withoutFile = new Map([...generated].filter(([page]) => !ids.has(idOf(page))));
    const files = { ...listing, pages: [...listing.pages, ...withoutFile.keys()] };
    // A page that was gone for a while has changed before it came back.
    this.#pages.begin(withoutFile, last && changed);
    const assets = new Map<string, string>();
    const boundary = new Boundary(project, isUntrusted);
    const besideOutside: Diagnostic[] = [];
    // If the pages have a folder of their own, files that docs.json names may also be beside docs.json.
    for (const reference of root === project ? [] : beside) {
      const relative = path.posix.normalize(reference.replace(/^(?:\.?\/)+/, ''));
      const file = path.join(project, relative);
      const isOurs = unwritable(`/${relative}`) === undefined && !files.exclusions.of(path.relative(root, file), false);
      if (!isOurs || kindAt(file) !== 'file') continue;
      if (boundary.holds(file)) assets.set(composed(`/${relative}`), file);
      else besideOutside.push(unreadable(relative, `is a link that leads out of the ${boundary.name}`));
    }
    for (const file of files.assets) assets.set(composed(`/${file}`), path.join(root, file));
    const unsafe = isUntrusted ? takeUnsafe(assets, (file) => posixPath(path.relative(project, file))) : [];
    if (isUntrusted)
      unsafe.push(
        ...boundPages(
          files.pages,
          (page) => path.join(root, page),
          (page) => this.#nameOf(page),
        ),
      );

    const { paths, moved } = assignAddresses(files.pages, assets, listed);
    const alike = inLetterCase(paths);
    const pictures = [...assets].filter(([each]) => isPicture(each));
    let everyImage: string | undefined;
    // Digest of all images, for texts that may name any.
    const images = () => (everyImage ??= digestOf(pictures.map(([each, file]) => [each, imprintOf(file)])));
    const surroundings = digestOf(
      [...paths],
      pictures.map(([, file]) => stampOf(file)),
    );
    this.#listing = { files: listing, listed };
    const shared = new ModuleStore(
      root,
      project,
      createResolver('/', { assets, paths, alike, moved, images }, { ...this.#options, isShared: true }),
      variables,
      url,
      isUntrusted,
    );
    const diagnostics: Diagnostic[] = [];
    const around = { assets, paths, alike, moved, images, surroundings, shared, variables, url };
    const routes = new Map<string, Page>();
    const sources = new Map<Page, string>();
    for (const file of files.pages) {
      const page = await this.#pages.read(file, around);
      const other = routes.get(page.route);
      // If both `a.md` and `a.mdx` exist, the latter is the page.
      const isBetter = other?.id === page.id && page.format === 'mdx';
      if (other) diagnostics.push(isBetter ? conflict(other, page) : conflict(page, other));
      if (!other || isBetter) routes.set(page.route, page);
      sources.set(page, file);
    }
    const asked = files.asked.map((file) => composed(`/${file}`)).map((address) => moved.get(address) ?? address);
    const namings = [
      ...namingsOf([...routes.values()], shared.modules.values()),
      ...rootedNamings(namedInValue(values)),
    ];
    const prefixes = [url, base].filter((prefix) => prefix !== '');
    const publish = (further: Iterable<string>, from: PublishedFiles) =>
      publishedFiles(from, asked, [...namings, ...rootedNamings(further)], prefixes, moved);
    const { assets: published, named: namedFiles, refused } = publish([], assets);
    for (const secret of refused) assets.delete(secret);
    const pages = [...routes.values()].map((page) =>
      this.#pages.respell(page, sources.get(page) ?? page.file, routes, around),
    );
    const content: Content = {
      pages: isUntrusted ? boundBodies(pages, shared.modules) : pages,
      modules: shared.modules,
      files: assets,
      assets: published,
      readable: new Map(files.readable.map((file) => [composed(`/${file}`), path.join(root, file)])),
      exclusionAt: (at) =>
        refused.has(at) ? { kind: 'secret' } : assets.has(at) ? undefined : files.exclusions.at(at),
      namedFiles,
      publish: (further, from) => {
        const { assets: chosen, named: withFurther } = publish(further, from);
        return { assets: chosen, namedFiles: withFurther };
      },
      moved,
      everywhere: filesForEveryPage(assets, shared.modules),
      diagnostics: [
        ...files.unreadable.map(({ file, fault }) => unreadable(this.#nameOf(file), fault)),
        ...besideOutside,
        ...unsafe,
        ...diagnostics,
        ...[...moved].map(([from, to]) => differsInCase(from, to, files, (each) => this.#nameOf(each))),
        ...shared.diagnostics,
        ...shared.unknownComponents(),
      ],
    };
    this.#last = isUntrusted ? undefined : { content, around, routes, sources };
    return content;
  }

  /**
   * Reads pages again whose text is all that has changed since the last call.
   *
   * @param changed absolute paths of their files, if no other file of the folder has changed.
   * @returns undefined if anything else has changed, so that everything must be loaded again.
   */
  async loadTexts(changed: readonly string[]): Promise<{ content: Content; texts: ChangedTexts } | undefined> {
    const last = this.#last;
    // A page that others import is part of their text.
    if (!last || changed.some((file) => last.content.modules.has(file))) return undefined;
    this.#last = undefined;
    const { content, around } = last;
    const { root } = this.#options;
    const relative = new Set(changed.map((file) => path.relative(root, file)));
    const [routes, sources] = [new Map(last.routes), new Map(last.sources)];
    const pages = [...content.pages];
    const texts = new Map<Page, Page>();
    this.#pages.begin(new Map(), new Set(changed));
    for (const [index, before] of [...last.routes.values()].entries()) {
      const [file, shown] = [sources.get(before), content.pages[index]];
      if (file === undefined || !shown || !relative.delete(file)) continue;
      const page = await this.#pages.read(file, around);
      if (!hasSameStructure(before, page)) return undefined;
      routes.set(page.route, page);
      sources.set(page, file);
      const respelled = this.#pages.respell(page, file, routes, around);
      pages[index] = respelled;
      texts.set(respelled, shown);
    }
    if (relative.size > 0) return undefined;
    this.#last = { content: { ...content, pages }, around, routes, sources };
    return { content: this.#last.content, texts };
  }

  /** Path for messages of a file below the content root. */
  #nameOf(relative: string): string {
    const { root, project } = this.#options;
    return posixPath(path.relative(project, path.join(root, relative)));
  }
}
