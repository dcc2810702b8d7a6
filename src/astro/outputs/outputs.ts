import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diagnostic } from '../../diagnostics/create.js';
import { addressOf, type Address } from '../../site/outputs/address.js';
import { llmsFullTxt, llmsTxt } from '../../site/outputs/llms.js';
import { inReadingOrder } from '../../site/outputs/order.js';
import { markdownPath } from '../../site/outputs/pageText.js';
import { redirectRules } from '../../site/outputs/redirectRules.js';
import { robotsTxt, sitemapXml } from '../../site/outputs/sitemap.js';
import { visibilityOf } from '../../site/outputs/visibility.js';
import { cacheFolder } from '../paths.js';
import { SearchIndex } from '../search/searchIndex.js';
import type { Session } from '../session.js';
import { lastChanges } from './changed.js';
import { TextStore, type Texts } from './texts.js';

interface Begun {
  texts: Texts;
  /** Says whether there is an index. */
  search: Promise<boolean>;
}

/** What a site consists of beside its pages: search index, Markdown, `llms.txt`, sitemap and the like. */
export class Outputs {
  readonly #session: Session;
  readonly #address: Address;
  readonly #texts: TextStore;
  readonly #search: SearchIndex;
  #begun: Begun | undefined;

  /** @param url address the site is served at, as docs.json or the command line give it. */
  constructor(session: Session, url: string | undefined) {
    const cache = cacheFolder(session.project.folder);
    this.#session = session;
    this.#address = addressOf(url, session.rendering.base);
    this.#texts = new TextStore(path.join(cache, 'texts.json'));
    this.#search = new SearchIndex(path.join(cache, 'search'));
  }

  /** Starts what takes long and needs no drawn page: it goes on while pages are drawn. */
  begin(): Begun {
    const { state, rendering } = this.#session;
    const texts = this.#texts.all(state, rendering, this.#address.origin);
    return (this.#begun = { texts, search: this.#updateSearch(texts) });
  }

  /** Writes everything into a built site; a file of the author's, or a page, at the same address wins. */
  async write(folder: string): Promise<void> {
    const { texts, search } = this.#begun ?? this.begin();
    const { assets } = this.#session.state.content;
    const made = new Set<string>();
    for (const [url, text] of this.#files(texts)) if (!assets.has(url)) write(path.join(folder, url), text, made);
    if (await search) {
      const target = path.join(folder, '_trellis/search');
      cpSync(this.#search.folder, target, { recursive: true, filter: (file) => path.basename(file) !== 'stamp' });
    }
    this.#texts.save();
  }

  async #updateSearch(texts: Texts): Promise<boolean> {
    try {
      return await this.#search.update(this.#session.state.site, texts);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#session.report(
        diagnostic('outputs/search', {
          message: `The search index cannot be made: ${reason.replace(/\.$/, '')}.`,
          help: 'The site is whole but for its search. Is there a build of Pagefind for this machine?',
        }),
      );
      return false;
    }
  }

  *#files(texts: Texts): Generator<[url: string, text: string]> {
    const { site, content, specifications } = this.#session.state;
    const { folder } = this.#session.project;
    const address = this.#address;
    const routes = inReadingOrder(site);
    const told = routes.filter((route) => visibilityOf(route, site).llms);

    for (const [route, { markdown }] of texts) yield [markdownPath(route.path), markdown];

    const served = new Map([...content.assets].map(([url, file]) => [file, url]));
    const files = specifications.specifications.map(({ location }) => served.get(path.join(folder, location)));
    yield [
      '/llms.txt',
      llmsTxt(
        site,
        told,
        files.filter((url) => url !== undefined),
        address,
      ),
    ];
    yield ['/llms-full.txt', llmsFullTxt(pagesOf(told, texts), address)];

    const rules = redirectRules(site, address);
    if (rules !== undefined) yield ['/_redirects', rules];
    if (address.origin !== '') {
      const changed = lastChanges(folder);
      const listed = routes.filter((route) => visibilityOf(route, site).sitemap);
      yield ['/sitemap.xml', sitemapXml(listed, address, ({ source }) => source.page && changed.get(source.page.file))];
    }
    // Read at the root of a host only.
    if (address.base === '') yield ['/robots.txt', robotsTxt(address)];
  }
}

function* pagesOf(routes: readonly Parameters<Texts['get']>[0][], texts: Texts) {
  for (const route of routes) {
    const text = texts.get(route);
    if (text) yield [route, text] as const;
  }
}

function write(file: string, text: string, made: Set<string>): void {
  const folder = path.dirname(file);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(file, text);
}
