import { Parser } from 'htmlparser2';
import { offlineScript } from '../../content/siteMark.js';
import { hashSource, joinPolicies, policyOf, policyText } from '../policy/policy.js';
import { localAddress, notFoundFile, wayTo, type SiteFiles } from './addresses.js';
import { localAttribute } from './attributes.js';
import { localStyles } from './stylesheet.js';
import { Edits } from '../../shared/edits.js';
import { escapeHtml } from '../../shared/html.js';

/** Folders that are useless without a server: the playground and its data for each operation. */
export const servedFolders = /^_trellis\/(?:playground|explorer|operations)\//;

export interface LocalPage {
  html: string;
  /** Paths of the modules that it runs, in order. */
  modules: readonly string[];
  /** Paths of modules that its elements load later. */
  laterModules: readonly string[];
}

export interface ExportContext {
  files: SiteFiles;
  /**
   * Text that replaces the playground if the site's address is unknown.
   *
   * @param language tag of the page.
   */
  offline: (language: string) => string;
}

type Attributes = Readonly<Record<string, string>>;

interface Open {
  name: string;
  start: number;
  end: number;
  replacement?: string;
  /** Is inserted after the element. */
  after?: string;
}

/**
 * Rewrites a page of a site so that it works from a folder: addresses name files, the export's script loads its modules, and whatever needs a server
 * is removed or leads to the published site.
 *
 * @param file path of the page in the site.
 */
export function localPage(html: string, file: string, context: ExportContext): LocalPage {
  return new PageRewriter(html, file, context).rewrite();
}

class PageRewriter {
  readonly #html: string;
  readonly #file: string;
  readonly #context: ExportContext;
  readonly #edits: Edits;
  readonly #modules: string[] = [];
  readonly #laterModules: string[] = [];
  /** The elements around the current position, outermost first. */
  readonly #open: Open[] = [];
  /** New hashes of changed styles by their old ones. */
  readonly #hashes = new Map<string, string>();
  #language = 'en';
  /** Address of the page on the published site. */
  #published: string | undefined;
  #policy: { start: number; end: number; text: string } | undefined;
  #headEnd: number;

  constructor(html: string, file: string, context: ExportContext) {
    this.#html = html;
    this.#file = file;
    this.#context = context;
    this.#edits = new Edits(html);
    this.#headEnd = html.length;
  }

  rewrite(): LocalPage {
    this.#rewriteElements();
    this.#addScript();
    this.#rewritePolicy();
    return { html: this.#edits.apply(), modules: this.#modules, laterModules: this.#laterModules };
  }

  #rewriteElements(): void {
    let tag = '';
    const parser = new Parser({
      onopentagname: (name) => (tag = name),
      onattribute: (name, value) => {
        const written = this.#rewriteAttribute(tag, name, value);
        if (written !== value) this.#edits.add(parser.startIndex, parser.endIndex, `${name}="${escapeHtml(written)}"`);
      },
      onopentag: (name, attributes) => {
        const element: Open = { name, start: parser.startIndex, end: parser.endIndex + 1 };
        this.#readElement(element, attributes);
        this.#replaceElement(element, attributes);
        this.#open.push(element);
      },
      onclosetag: () => {
        const element = this.#open.pop();
        if (element) this.#closeElement(element, parser.startIndex, parser.endIndex + 1);
      },
    });
    parser.end(this.#html);
  }

  /** Notes what an element says about the page. */
  #readElement({ name, start, end }: Open, attributes: Attributes): void {
    if (name === 'html') this.#language = attributes['lang'] ?? this.#language;
    if (name === 'link' && attributes['rel'] === 'canonical' && /^https?:/.test(attributes['href'] ?? ''))
      this.#published = attributes['href'];
    if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
      this.#policy = { start, end, text: attributes['content'] ?? '' };
    if (/^trellis-(?:diagram|island)$/.test(name))
      this.#laterModules.push(
        ...[attributes['data-source'], attributes['data-script']].flatMap((each) => each?.slice(1) ?? []),
      );
  }

  #rewriteAttribute(tag: string, name: string, value: string): string {
    const local = (address: string, isLink = false): string | undefined =>
      localAddress(address, this.#file, this.#context.files, isLink ? notFoundFile : undefined);
    const styles = (text: string): string => this.#rewriteStyles(text);
    return localAttribute(tag, name, value, { local, styles }) ?? value;
  }

  #rewriteStyles(text: string): string {
    const changed = localStyles(text, this.#file, this.#context.files);
    if (changed !== text) this.#hashes.set(hashSource(text), hashSource(changed));
    return changed;
  }

  /** Removes an element that is useless without a server, or links it to the published site. */
  #replaceElement(element: Open, attributes: Attributes): void {
    const { name } = element;
    const { rel = '', as, type, src, id } = attributes;
    const { 'data-playground': playground, 'data-origin': unknown, href = '' } = attributes;
    const module = name === 'script' && type === 'module' ? src?.split(/[?#]/)[0]?.replace(/^\//, '') : undefined;
    const isModule = module !== undefined && this.#context.files.has(module);
    const isPreload = name === 'link' && (rel === 'modulepreload' || (rel === 'preload' && as === 'font'));
    if (isModule) this.#modules.push(module);
    if (isModule || isPreload || (name === 'section' && id === 'nearest-pages')) element.replacement = '';
    if (name === 'div' && /\bendpoint\b/.test(attributes['class'] ?? '')) element.after = '';
    const around = this.#open.findLast(({ name: outer }) => outer === 'li' || outer === 'p');
    if (unknown !== undefined && around) around.replacement = '';
    if (servedFolders.test(href.replace(/^\//, '')) && around) {
      if (this.#published === undefined) around.replacement = '';
      else this.#edits.add(element.start, element.end, `<a href="${escapeHtml(new URL(href, this.#published).href)}">`);
    }
    if (playground !== undefined) this.#replacePlayground(element);
  }

  #replacePlayground(element: Open): void {
    if (this.#published !== undefined) {
      this.#edits.add(element.start, element.end, `<a class="tryit-button" href="${escapeHtml(this.#published)}">`);
      element.name = 'a';
      return;
    }
    element.replacement = '';
    const bar = this.#open.find(({ name, after }) => name === 'div' && after === '');
    if (bar) bar.after = `<p class="reference-more">${this.#context.offline(this.#language)}</p>`;
  }

  #closeElement(element: Open, start: number, tagEnd: number): void {
    const end = Math.max(tagEnd, element.end);
    if (this.#html.startsWith('</head', start)) this.#headEnd = start;
    if (element.name === 'style')
      this.#edits.add(element.end, start, this.#rewriteStyles(this.#html.slice(element.end, start)));
    if (element.name === 'a' && this.#html.startsWith('</button', start)) this.#edits.add(start, end, '</a>');
    if (element.replacement !== undefined) this.#edits.add(element.start, end, element.replacement);
    else if (element.after) this.#edits.add(end, end, element.after);
  }

  #addScript(): void {
    if (this.#modules.length === 0) return;
    const list = escapeHtml(this.#modules.map(encodeURIComponent).join(' '));
    const script = `<script defer src="${wayTo(offlineScript, this.#file)}" data-modules="${list}"></script>`;
    this.#edits.add(this.#headEnd, this.#headEnd, script);
  }

  #rewritePolicy(): void {
    if (!this.#policy) return;
    const { start, end, text } = this.#policy;
    const policy = policyOf([...this.#hashes].reduce((all, [before, after]) => all.replaceAll(before, after), text));
    // The search runs in the page instead of a worker, because browsers start no workers from `file:`.
    const wider = this.#modules.length > 0 ? joinPolicies(policy, { 'script-src': ["'wasm-unsafe-eval'"] }) : policy;
    const content = escapeHtml(policyText(wider));
    this.#edits.add(start, end, `<meta http-equiv="content-security-policy" content="${content}">`);
  }
}
