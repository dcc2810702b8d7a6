import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { lostOperations, namedOperation } from './operations.js';
import type { Fault } from './faults.js';
import { configFile } from './sites.js';

const pageFile = /\.mdx?$/i;
// Part 5 of the format: these are no pages unless the navigation lists them.
const notPage = /^_?snippets\/|^(?:readme|licen[cs]e|changelog|contributing|security|agents|claude)\.md$/i;
const operation = /(?:^|\s)(?:get|post|put|patch|delete|head|options|trace|webhook)\s+\S/i;

/** `a/index.mdx` is served at `/a`. */
function addressOf(file: string): string {
  const name = file.replace(pageFile, '');
  return `/${name.replace(/(?:^|\/)index$/, '')}`;
}

/** The names in every `pages` list of a configuration, at any depth, split files included. */
function pageNames(value: unknown, readJson: (file: string) => unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pageNames(item, readJson));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === '$ref' && typeof part === 'string') return pageNames(readJson(part), readJson);
    const own = key === 'pages' && Array.isArray(part) ? part.filter((page) => typeof page === 'string') : [];
    return [...own.filter((name) => !operation.test(name) && !name.includes('://')), ...pageNames(part, readJson)];
  });
}

function redirectSources(config: unknown): string[] {
  const redirects = (config as { redirects?: unknown } | null)?.redirects;
  return Array.isArray(redirects)
    ? redirects.flatMap((redirect: { source?: unknown }) =>
        typeof redirect.source === 'string' ? [redirect.source] : [],
      )
    : [];
}

/** `content/` where it holds as many pages of the navigation as the folder itself. */
function rootOf(folder: string, names: ReadonlySet<string>): string {
  const content = path.join(folder, 'content');
  if (!existsSync(content)) return folder;
  const count = (root: string): number =>
    [...names].filter((name) => ['.mdx', '.md'].some((end) => existsSync(path.join(root, name + end)))).length;
  return count(content) < count(folder) ? folder : content;
}

/** A documentation folder as its author left it, read without Trellis' own code, which is what is being judged. */
export class SourceFolder {
  /** Paths of all files from the content root. */
  readonly files: ReadonlySet<string>;
  /** Page names of the navigation that have a file, with the address each must stand at. */
  readonly navigation: readonly { name: string; address: string }[];
  /** Sources of redirects, without patterns. */
  readonly redirects: ReadonlySet<string>;
  readonly #root: string;
  readonly #folder: string;
  readonly #config: unknown;
  #words: string | undefined;
  readonly #pages = new Map<string, string>();

  constructor(folder: string) {
    const readJson = (file: string): unknown =>
      existsSync(path.join(folder, file)) ? parse(readFileSync(path.join(folder, file), 'utf8')) : undefined;
    const config = readJson(path.basename(configFile(folder) ?? 'docs.json'));
    const names = new Set(pageNames((config as { navigation?: unknown } | undefined)?.navigation, readJson));
    this.#folder = folder;
    this.#config = config;
    this.#root = rootOf(folder, names);
    this.files = new Set(
      readdirSync(this.#root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(this.#root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
    );
    for (const file of [...this.files].sort()) if (pageFile.test(file)) this.#pages.set(addressOf(file), file);
    this.navigation = [...names]
      .map((name) => ({ name, address: addressOf(name.replace(/^\/+|\/+$/g, '')) }))
      .filter(({ address }) => this.#pages.has(address) && !this.#leadsElsewhere(address));
    this.redirects = new Set(redirectSources(config).filter((source) => !/[:*]/.test(source)));
  }

  /** The text of the page that an address was made from; undefined for a generated one. */
  textAt(address: string): string | undefined {
    const file = this.#pages.get(address);
    return file === undefined ? undefined : readFileSync(path.join(this.#root, file), 'utf8');
  }

  /** Words that come to a page from elsewhere: titles in the navigation, descriptions in specifications. */
  get words(): string {
    return (this.#words ??= [...this.files]
      .filter((file) => pageFile.test(file) || /\.(?:json|ya?ml)$/i.test(file))
      .map((file) => {
        const text = readFileSync(path.join(this.#root, file), 'utf8');
        return pageFile.test(file) ? (/^---[\s\S]*?\n---/.exec(text)?.[0] ?? '') : text;
      })
      .join('\n'));
  }

  /** Returns true if a path is a page, a file, a folder of pages or a redirect of this folder. */
  has(pathname: string): boolean {
    const address = pathname.replace(/\/+$/, '').replace(pageFile, '') || '/';
    const plain = address.replace(/\/index$/, '') || '/';
    return (
      this.#isPage(plain) ||
      this.files.has(pathname.slice(1)) ||
      this.redirects.has(address) ||
      this.navigation.some((page) => page.address.startsWith(`${plain}/`))
    );
  }

  /**
   * Operations that docs.json or a page promises and no page shows.
   *
   * @param shown method and path of each built page, by address.
   */
  lostOperations(shown: ReadonlyMap<string, string>): Fault[] {
    const named = new Map<string, string>();
    for (const { address } of this.navigation) {
      const [, value = ''] =
        /^---\r?\n(?:[\s\S]*?\n)?openapi:[ \t]*(\S.*?)\r?\n/.exec(this.textAt(address) ?? '') ?? [];
      const operation = namedOperation(value);
      if (operation !== undefined) named.set(address, operation);
    }
    return lostOperations(this.#config, [this.#root, this.#folder], named, shown);
  }

  #isPage(address: string): boolean {
    const file = this.#pages.get(address);
    return file !== undefined && (!notPage.test(file) || this.navigation.some((page) => page.address === address));
  }

  // An entry with a `url` is a link in the sidebar, and no page.
  #leadsElsewhere(address: string): boolean {
    const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(this.textAt(address) ?? '') ?? [];
    return /^url:\s*\S/m.test(head);
  }
}
