import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import launch from 'launch-editor';
import { loadFrame } from '../build/frames.js';
import type { Outputs } from '../build/outputs/outputs.js';
import { listAssets, listPages } from '../build/siteFiles.js';
import { searchAddress, searchFiles } from '../features/search/indexing/searchIndex.js';
import type { Listing, SiteFile } from '../features/siteFile.js';
import type { Frame } from '../frame/frame.js';
import { UtilityClasses } from '../frame/utilityClasses.js';
import type { Session } from '../project/session.js';
import type { Edits } from '../shared/edits.js';
import { isInside } from '../shared/isInside.js';
import { library } from '../shared/packageRoot.js';
import { messageOf } from '../shared/messageOf.js';
import type { Handler } from '../shared/serve/handler.js';
import { decode } from '../shared/url.js';
import { emptyFolderPage } from './emptyFolderPage.js';
import { createFileFinder } from './fileFinder.js';
import { textFile } from './fileNames.js';
import { PageEvents, type FolderState } from './events.js';
import { pageFaults } from './pageFaults.js';
import { readRevision } from './pageMarks.js';
import { readSettled } from './reloads.js';
import { sendContents } from './sendContents.js';
import { describeMissing } from './unknownPages.js';

export interface DevelopmentOptions {
  /** Prints a line for the author. */
  print: (text: string) => void;
  /** True if something outside of the documentation answers an address, given with base. */
  isElsewhere?: (address: string) => boolean;
  /** True if something outside of the documentation has a page for unknown addresses. */
  hasNotFoundPage?: boolean;
}

/** Below this address the server answers the scripts that it adds to pages. */
const ownAddress = '/_trellis/dev/';
/** Files that a page requests when its search starts. */
const searchStart = /\/pagefind(?:-entry\.json|\.js)$/;

/** A site in development. Answers requests with the files that a build would write, each generated on request. */
export class DevelopmentSite {
  readonly #session: Session;
  readonly #outputs: Outputs;
  readonly #options: DevelopmentOptions;
  readonly #classes: UtilityClasses;
  readonly #events = new PageEvents();
  readonly #server = `${process.pid} ${Date.now()}`;
  #frame: Frame;
  /** Absolute paths of the files that have changed since the folder was last read. */
  readonly #changed = new Set<string>();
  /** The last revision whose frame is ready. Pages sent while a frame is bundled have the revision before. */
  #revision = 0;
  /** The last revision that requires pages to reload. */
  #anew = 0;
  #listed: { revision: number; frame: Frame; find: (address: string) => SiteFile | undefined } | undefined;
  #searchFolder: Promise<string | undefined> = Promise.resolve(undefined);

  private constructor(
    session: Session,
    outputs: Outputs,
    { frame, classes, ...options }: DevelopmentOptions & { frame: Frame; classes: UtilityClasses },
  ) {
    this.#session = session;
    this.#outputs = outputs;
    this.#frame = frame;
    this.#classes = classes;
    this.#options = options;
  }

  static async open(session: Session, outputs: Outputs, options: DevelopmentOptions): Promise<DevelopmentSite> {
    const classes = new UtilityClasses();
    return new DevelopmentSite(session, outputs, { ...options, classes, frame: await loadFrame(session, classes) });
  }

  /** Answers requests for the site's pages and files, and passes on all others. */
  readonly handler: Handler = (request, response, next) => {
    const address = this.#addressOf(request);
    if (address === undefined) return next();
    this.#session.answer(request, response, () => {
      this.#answer(address, request, response).then(
        (isAnswered) => {
          if (!isAnswered) next();
        },
        (error: unknown) => this.#fail(address, error, response),
      );
    });
  };

  /** Answers requests that nothing else has answered. */
  readonly missing: Handler = (request, response, next) => {
    const address = this.#addressOf(request);
    if (address === undefined) return next();
    const { site } = this.#session.rendering;
    const message = describeMissing(address, site);
    if (message !== undefined) this.#options.print(message);
    const isEmpty = site.routes.size === 0 && request.headers.accept?.includes('text/html');
    const page = isEmpty ? { contents: () => emptyFolderPage(this.#session) } : this.#find('/404.html');
    if (!page || this.#options.hasNotFoundPage) return next();
    response.statusCode = 404;
    this.#send(page, '/404.html', request, response).catch((error: unknown) => this.#fail(address, error, response));
  };

  /**
   * Reads the folder again and updates open pages.
   *
   * @param changed absolute paths of the files that have changed.
   */
  async reload(changed: readonly string[]): Promise<void> {
    for (const file of changed) this.#changed.add(file);
    try {
      await readSettled(() => this.#session.reload(changed));
      this.#frame = await loadFrame(this.#session, this.#classes, this.#changed);
      this.#changed.clear();
      this.#revision = this.#session.revision;
    } catch (error) {
      this.#options.print(`The folder cannot be read: ${messageOf(error)}`);
      return;
    }
    if (!changed.every((file) => textFile.test(file))) this.#anew = this.#revision;
    this.#events.send('changed', this.#state);
  }

  /** Notifies open pages that their problems may have changed. */
  showProblems(): void {
    this.#events.send('surveyed', this.#state);
  }

  /** Ends the connections to open pages. */
  close(): void {
    this.#events.close();
  }

  get #state(): FolderState {
    return { server: this.#server, revision: this.#revision, anew: this.#anew };
  }

  /** The current file at an address. Pages have precedence over texts, and texts over other files. */
  #find(address: string): SiteFile | undefined {
    const styles = this.#frame.styles.at(address);
    if (styles !== undefined) return { contents: () => styles };
    const [session, frame, ready] = [this.#session, this.#frame, this.#revision];
    const { revision } = session;
    if (this.#listed?.revision !== revision || this.#listed.frame !== frame) {
      this.#listed = { revision, frame, find: createFileFinder(this.#listings(session, frame, ready)) };
    }
    return this.#listed.find(address);
  }

  /** The files of the site. Each listing is made when an address is not in those before it. */
  *#listings(session: Session, frame: Frame, ready: number): Generator<Listing> {
    const readers = (_html: string, edits: Edits) => [readRevision(edits, ready)];
    yield listPages(session, frame, { readers });
    yield this.#outputs.files();
    yield listAssets(session, frame, []);
  }

  /** The decoded address of a request, without base; undefined if it is not for this site. */
  #addressOf({ originalUrl, url = '/' }: IncomingMessage & { originalUrl?: string }): string | undefined {
    const [pathname = ''] = (originalUrl ?? url).split(/[?#]/);
    const { base } = this.#session.rendering;
    const isOurs = pathname === base || pathname.startsWith(`${base}/`);
    return isOurs && !this.#options.isElsewhere?.(pathname) ? decode(pathname.slice(base.length)) || '/' : undefined;
  }

  async #answer(address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (address.startsWith(ownAddress)) return this.#answerScript(address.slice(ownAddress.length), request, response);
    const index = `${address.replace(/\/$/, '')}/index.html`;
    // The likelier one first, because an address that is nowhere is looked for in all listings.
    for (const each of path.extname(address) === '' ? [index, address] : [address, index]) {
      const file = await this.#fileAt(each);
      if (!file) continue;
      await this.#send(file, each, request, response);
      return true;
    }
    return false;
  }

  async #send(file: SiteFile, address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    sendContents(await file.contents(() => undefined), address, { request, response });
  }

  async #fileAt(address: string): Promise<SiteFile | undefined> {
    if (!address.startsWith(searchAddress)) return this.#find(address);
    if (searchStart.test(address)) this.#searchFolder = this.#outputs.search();
    const folder = await this.#searchFolder;
    return folder === undefined ? undefined : new Map(searchFiles(folder)).get(address);
  }

  /** Serves the script that updates pages in the browser. */
  #answerScript(name: string, request: IncomingMessage, response: ServerResponse): boolean {
    const { searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (name === 'client.js') {
      const contents = { copy: path.join(library, 'development.js') };
      sendContents(contents, name, { request, response });
    } else if (name === 'events') {
      this.#events.open(response);
    } else if (name === 'problems') {
      const pathname = query.get('page')?.slice(this.#session.rendering.base.length) || '/';
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ ...this.#state, faults: pageFaults(this.#session, pathname) }));
    } else if (name === 'editor') {
      const { folder } = this.#session.project;
      const file = path.resolve(folder, query.get('file') ?? '');
      if (isInside(file, folder)) launch(file);
      response.writeHead(204).end();
    } else return false;
    return true;
  }

  #fail(address: string, error: unknown, response: ServerResponse): void {
    this.#options.print(`${address} cannot be shown: ${messageOf(error)}`);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${messageOf(error)}\n`);
  }
}
