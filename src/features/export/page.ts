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
export function localPage(html: string, file: string, { files, offline }: ExportContext): LocalPage {
  const edits = new Edits(html);
  const modules: string[] = [];
  const names: string[] = [];
  const open: Open[] = [];
  const hashes = new Map<string, string>();
  let language = 'en';
  let published: string | undefined;
  let policy: { start: number; end: number; text: string } | undefined;
  let headEnd = html.length;

  const local = (address: string, isLink = false): string | undefined =>
    localAddress(address, file, files, isLink ? notFoundFile : undefined);
  const above = (test: (element: Open) => boolean): Open | undefined => open.findLast(test);

  function styles(text: string): string {
    const changed = localStyles(text, file, files);
    if (changed !== text) hashes.set(hashSource(text), hashSource(changed));
    return changed;
  }

  function replacement(name: string, attributes: Record<string, string>): string | undefined {
    const { rel = '', as, type, src, id } = attributes;
    if (name === 'link' && (rel === 'modulepreload' || (rel === 'preload' && as === 'font'))) return '';
    if (name === 'section' && id === 'nearest-pages') return '';
    if (name !== 'script' || type !== 'module' || src === undefined) return undefined;
    const module = src.split(/[?#]/)[0]?.replace(/^\//, '') ?? '';
    if (!files.has(module)) return undefined;
    modules.push(module);
    return '';
  }

  /** Links an element that needs a server to the published site, or removes it. */
  function withoutServer(element: Open, attributes: Record<string, string>): void {
    const { 'data-playground': playground, 'data-origin': unknown, href = '' } = attributes;
    const around = above(({ name }) => name === 'li' || name === 'p');
    if (unknown !== undefined && around) around.replacement = '';
    if (servedFolders.test(href.replace(/^\//, '')) && around) {
      if (published === undefined) around.replacement = '';
      else edits.add(element.start, element.end, `<a href="${escapeHtml(new URL(href, published).href)}">`);
    }
    if (playground === undefined) return;
    const bar = open.find(({ name, after }) => name === 'div' && after === '');
    if (published !== undefined) {
      edits.add(element.start, element.end, `<a class="tryit-button" href="${escapeHtml(published)}">`);
      element.name = 'a';
    } else {
      element.replacement = '';
      if (bar) bar.after = `<p class="reference-more">${offline(language)}</p>`;
    }
  }

  let values: { key: string; value: string; from: number; to: number }[] = [];
  const parser = new Parser({
    onopentagname() {
      values = [];
    },
    onattribute(key, value) {
      values.push({ key, value, from: parser.startIndex, to: parser.endIndex });
    },
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const element: Open = { name, start, end, replacement: replacement(name, attributes) };
      if (name === 'html') language = attributes['lang'] ?? language;
      if (name === 'link' && attributes['rel'] === 'canonical' && /^https?:/.test(attributes['href'] ?? ''))
        published = attributes['href'];
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
        policy = { start, end, text: attributes['content'] ?? '' };
      if (/\bendpoint\b/.test(attributes['class'] ?? '') && name === 'div') element.after = '';
      if (/^trellis-(?:diagram|island)$/.test(name))
        names.push(...[attributes['data-source'], attributes['data-script']].flatMap((each) => each?.slice(1) ?? []));
      for (const { key, value, from, to } of values) {
        const next = localAttribute(name, key, value, { local, styles });
        if (next !== undefined && next !== value) edits.add(from, to, `${key}="${escapeHtml(next)}"`);
      }
      withoutServer(element, attributes);
      open.push(element);
    },
    onclosetag() {
      const element = open.pop();
      if (!element) return;
      const end = Math.max(parser.endIndex + 1, element.end);
      if (html.startsWith('</head', parser.startIndex)) headEnd = parser.startIndex;
      if (element.name === 'style')
        edits.add(element.end, parser.startIndex, styles(html.slice(element.end, parser.startIndex)));
      if (element.name === 'a' && html.startsWith('</button', parser.startIndex))
        edits.add(parser.startIndex, end, '</a>');
      if (element.replacement !== undefined) edits.add(element.start, end, element.replacement);
      else if (element.after) edits.add(end, end, element.after);
    },
  });
  parser.end(html);

  if (modules.length > 0) {
    const list = escapeHtml(modules.map(encodeURIComponent).join(' '));
    edits.add(headEnd, headEnd, `<script defer src="${wayTo(offlineScript, file)}" data-modules="${list}"></script>`);
  }
  if (policy) {
    const text = [...hashes].reduce((all, [before, after]) => all.replaceAll(before, after), policy.text);
    // The search runs in the page instead of a worker, because browsers start no workers from `file:`.
    const wider =
      modules.length > 0 ? joinPolicies(policyOf(text), { 'script-src': ["'wasm-unsafe-eval'"] }) : policyOf(text);
    edits.add(
      policy.start,
      policy.end,
      `<meta http-equiv="content-security-policy" content="${escapeHtml(policyText(wider))}">`,
    );
  }
  return { html: edits.apply(), modules, laterModules: names };
}
