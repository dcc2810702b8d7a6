import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** What lies under a content root, as paths relative to it, with `/`, sorted. */
export interface ContentFiles {
  /** `.mdx` and `.md` files that are served as pages. */
  pages: string[];
  /** Files served at their own path: images, fonts, specifications, style sheets, scripts. */
  assets: string[];
}

const pageFile = /\.mdx?$/i;
const projectFile = /(^|\/)(readme|license|changelog|contributing|code_of_conduct|security)\.mdx?$/i;
const configFiles = new Set(['docs.json', 'mint.json', 'package.json', 'package-lock.json', 'tsconfig.json', 'pnpm-lock.yaml', 'yarn.lock']);
const snippetFolders = new Set(['snippets', '_snippets']);
const skippedFolders = new Set(['node_modules', 'dist']);
/** What programs look for at fixed addresses (RFC 8615): all of it is served as it is. */
const wellKnown = '.well-known';
/** Says to agents what a product can do; its frontmatter is for them. */
const skillFile = /^skill\.md$/i;
const ignoreFiles = ['.mintignore', '.trellisignore'];

function authorsIgnore(root: string): Ignore {
  const rules = ignore();
  for (const name of ignoreFiles) {
    const file = path.join(root, name);
    if (existsSync(file)) rules.add(readFileSync(file, 'utf8'));
  }
  return rules;
}

/**
 * Lists the pages and assets under a content root, by part 5 of the format: not `snippets/` and `_snippets/` at the root, dot
 * folders but `.well-known`, `node_modules`, what `.mintignore` or `.trellisignore` names, nor README, LICENSE, CHANGELOG and the like,
 * and `skill.md` as it is, unless `listed` (ids from the navigation) names them.
 *
 * @param skip absolute folders to leave out, such as the output folder.
 */
export function listContentFiles(root: string, listed: ReadonlySet<string>, skip: readonly string[] = []): ContentFiles {
  const ignored = authorsIgnore(root);
  const left = new Set(skip.map((folder) => path.resolve(folder)));
  const files: ContentFiles = { pages: [], assets: [] };

  function enter(folder: string): void {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if ((entry.name.startsWith('.') && relative !== wellKnown) || left.has(path.join(root, relative))) continue;
      if (entry.isDirectory()) {
        if (skippedFolders.has(entry.name) || ignored.ignores(`${relative}/`)) continue;
        enter(relative);
      } else if (!ignored.ignores(relative)) {
        add(relative);
      }
    }
  }

  function add(relative: string): void {
    const inSnippets = snippetFolders.has(relative.slice(0, relative.indexOf('/')));
    if (relative.startsWith(`${wellKnown}/`) || (skillFile.test(relative) && !listed.has('skill'))) {
      files.assets.push(relative);
    } else if (pageFile.test(relative)) {
      const id = relative.replace(pageFile, '');
      if (!inSnippets && (!projectFile.test(relative) || listed.has(id))) files.pages.push(relative);
    } else if (!configFiles.has(relative) && !(inSnippets && /\.[jt]sx?$/.test(relative))) {
      files.assets.push(relative);
    }
  }

  enter('');
  files.pages.sort();
  files.assets.sort();
  return files;
}

/** The URL path of a page: its path without extension; an `index` file has its folder's. Case is kept. */
export function routeOf(id: string): string {
  const trimmed = id.replace(/(^|\/)index$/, '');
  return `/${trimmed}`;
}
