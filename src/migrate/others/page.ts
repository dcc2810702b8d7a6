import { posix } from 'node:path';
import { stringify } from 'yaml';
import { mapProse, tolerate } from '../../mdx/compile/tolerate.js';
import { messageOf } from '../../shared/messageOf.js';
import type { Lost } from '../written.js';
import type { Addresses } from './addresses.js';
import { frontmatterOf, withoutFrontmatter } from './data.js';
import type { OtherFolder } from './folder.js';
import { frontmatterHere } from './frontmatter.js';
import { homeOf } from './home.js';
import type { ForeignSite } from './site.js';
import { rewriteBlocks } from './text/blocks.js';
import { Edits, type Edit } from '../../shared/edits.js';
import { addressEdits } from './text/elements.js';
import { expandIncludes } from './text/includes.js';
import { editsOfMarkdown } from './text/markdown.js';
import { editsOfMdx } from './text/mdx.js';
import { inlineMkdocs, linesOfMkdocs, withoutCodeLinks, withoutGenerated } from './text/mkdocs.js';
import { withoutImported } from './text/vitepress.js';
import { plainTitle } from './text/written.js';

/** A page in Trellis' form. */
export interface WrittenPage {
  text: string;
  /** Imported files with text: source by path of the snippet. */
  snippets: ReadonlyMap<string, string>;
}

/** Imports and comments at the start of a page, and the heading that follows, which may be empty. */
const opening = /^((?:[ \t]*\n|import\b[^\n]*\n|\{\/\*[\s\S]*?\*\/\}[ \t]*\n)*)#(?:[ \t]+(.+?))?[ \t]*#*[ \t]*(?:\n|$)/;
const headingId = /\s*\{#[\w-]+\}\s*$/;

/** Removes the gaps that deleted lines leave. */
const withSingleGaps = (text: string): string => mapProse(text, (prose) => prose.replace(/\n{3,}/g, '\n\n'));

/** Converts pages of another generator's site. */
export class PageWriter {
  readonly lost: Lost[] = [];

  constructor(
    private readonly folder: OtherFolder,
    private readonly site: ForeignSite,
    private readonly addresses: Addresses,
  ) {}

  /** @param isSnippet true if pages import the file, which then has no frontmatter. */
  write(file: string, isSnippet = false): WrittenPage {
    const source = this.folder.read(file) ?? '';
    const matter = frontmatterOf(source);
    const body = withoutFrontmatter(source);
    const above = source.slice(0, source.length - body.length).split('\n').length - 1;
    const say = (what: string, why: string, line: number): void =>
      void this.lost.push({ what, why, file, line: line + above });
    const snippets = new Map<string, string>();
    const text = this.#body(body, file, snippets, say);
    if (isSnippet) return { text: text.trim(), snippets };
    const link = (target: string): string => this.addresses.link(target, file) ?? target;
    const home = homeOf(matter, link);
    const here = frontmatterHere(matter, this.site.tool, (key) =>
      say(`\`${key}\` of the frontmatter`, 'it has no effect here', 1 - above),
    );
    const sidebarTitle = this.site.labels.get(file);
    if (sidebarTitle !== undefined) here['sidebarTitle'] ??= sidebarTitle;
    if (home) Object.assign(here, { title: home.title, description: home.description });
    const [heading, imports = '', words = ''] = opening.exec(text) ?? [];
    const [badge, label] = /\s*<Badge>(.*?)<\/Badge>/.exec(words) ?? [];
    const title = plainTitle(words.replace(headingId, '').replace(badge ?? '', ''));
    let own = text;
    // The heading in the text is what readers saw.
    if (heading !== undefined && (here['title'] !== undefined || imports.trim() !== '' || title === '')) {
      if (here['title'] !== undefined && here['title'] !== title) here['sidebarTitle'] ??= here['title'];
      const shown = title === '' ? sidebarTitle : title;
      if (shown !== undefined) here['title'] = shown;
      if (here['sidebarTitle'] === shown) delete here['sidebarTitle'];
      if (label !== undefined) here['tag'] ??= label;
      own = imports + text.slice(heading.length);
    }
    const yaml = Object.keys(here).length === 0 ? '' : `---\n${stringify(here, { lineWidth: 0 })}---\n\n`;
    return { text: `${yaml}${home?.body ?? ''}${withSingleGaps(own).trim()}\n`, snippets };
  }

  #body(
    body: string,
    file: string,
    snippets: Map<string, string>,
    say: (what: string, why: string, line: number) => void,
  ): string {
    const { tool } = this.site;
    const read = (target: string): string | undefined => this.#included(target, file);
    const expanded = expandIncludes(body.replaceAll('\r\n', '\n'), read);
    const isMkdocs = tool === 'mkdocs';
    const vue = tool === 'vitepress' ? withoutImported(expanded.text) : undefined;
    const generated = isMkdocs ? withoutGenerated(expanded.text) : undefined;
    for (const name of generated?.names ?? []) say(`\`${name}\``, 'a plug-in of MkDocs generates it from code', 1);
    const own = generated ? withoutCodeLinks(generated.text) : (vue ?? expanded).text;
    if (generated && own !== generated.text)
      say('links to the documentation of code', 'mkdocstrings makes their addresses', 1);
    const blocks = rewriteBlocks(isMkdocs ? linesOfMkdocs(own) : own, isMkdocs);
    for (const { what, why, line } of expanded.left) say(what, why, line);
    const lineOf = (line: number): number => expanded.numbers[line - 1] ?? 1;
    for (const { what, why, line } of [...(vue?.left ?? []), ...blocks.left]) say(what, why, lineOf(line));
    const text = blocks.text
      // VitePress allows other delimiters for attributes.
      .replace(/^(#{1,6}[ \t].*?)[ \t]*%\{(#[^{}\s]+)\}%[ \t]*$/gm, '$1 {$2}')
      // Among texts in braces, only an anchor is an attribute of a heading.
      .replace(/^(#{1,6}[ \t][^\n`]*?)(?<!\\)\{(?![#.])/gm, '$1\\{');
    const link = (target: string): string | undefined => this.addresses.link(target, file);
    const context = {
      link,
      leave: (what: string, why: string, offset: number) =>
        say(what, why, lineOf(blocks.numbers[text.slice(0, offset).split('\n').length - 1] ?? 1)),
      inline: isMkdocs ? inlineMkdocs : undefined,
      addresses: addressEdits(link),
    };
    const isMdx = tool === 'docusaurus' || /\.mdx$/i.test(file);
    const attempts: ((now: string) => Edit[])[] = [
      ...(isMdx ? [(now: string) => editsOfMdx(now, { ...context, ...this.#imports(file, snippets, link) })] : []),
      (now) => editsOfMarkdown(now, context),
    ];
    for (const edits of attempts) {
      for (const now of new Set([text, tolerate(text)])) {
        try {
          return new Edits(now, edits(now)).apply();
        } catch (error) {
          if (edits === attempts.at(-1)) say('the page', `it cannot be read: ${messageOf(error)}`, 1);
        }
      }
    }
    return text;
  }

  #imports(file: string, snippets: Map<string, string>, link: (target: string) => string | undefined) {
    const place = (specifier: string): string | undefined =>
      /^\.\.?\//.test(specifier) ? posix.join(posix.dirname(file), specifier) : this.addresses.aliased(specifier);
    return {
      snippet: (specifier: string): string | undefined => {
        const source = place(specifier);
        if (source === undefined || !/\.mdx?$/i.test(source) || !this.folder.has(source)) return undefined;
        const name = posix.join(
          'snippets',
          source
            .replace(/^(?:\.\.\/)+/, '')
            .replace(/(^|\/)_+/g, '$1')
            .replace(/\.mdx?$/i, '.mdx'),
        );
        snippets.set(name, source);
        return `/${name}`;
      },
      code: (specifier: string): string | undefined => {
        const [, path] = /^(.*)\?raw$/.exec(specifier) ?? [];
        if (path === undefined) return undefined;
        return this.folder.read(path.startsWith('/') ? posix.join(this.site.project, path) : (place(path) ?? ''));
      },
      asset: (specifier: string): string | undefined => link(specifier.replace(/^!.*!/, '').replace(/\?.*$/, '')),
    };
  }

  /** Text of a file that a page includes. Tools resolve its path from the page, the pages' folder, or the project. */
  #included(target: string, file: string): string | undefined {
    const { project, parts } = this.site;
    const own = target.replace(/^@\//, '');
    const starts = [posix.dirname(file), project, ...parts.map(({ pages }) => pages.below), ''];
    for (const start of target.startsWith('@/') ? starts.slice(1) : starts) {
      const text = this.folder.read(posix.join(start, own));
      if (text !== undefined) return text;
    }
    return undefined;
  }
}
