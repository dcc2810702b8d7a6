import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { compile } from './compile/compile.js';
import type { TargetResolver } from './compile/context.js';
import { unknownComponents } from './components.js';
import { digest } from './digest.js';
import { handlers, undefinedNames, undefinedVariables } from './findings.js';
import { listContentFiles, routeOf } from './files.js';
import { resolveLink } from './links.js';
import { ModuleStore } from './modules.js';
import type { Content, Page } from './page.js';
import { filesForEveryPage } from './everywhere.js';
import { readFrontmatter } from './readFrontmatter.js';
import { fillIn, unfilled, type Variables } from './variables.js';

export interface ContentOptions {
  /** Folder with docs.json; messages name files relative to it. */
  project: string;
  /** Folder that pages and assets are relative to. */
  root: string;
  /** Absolute folders that hold no content, such as the output folder. */
  skip: readonly string[];
  /** URL prefix of the site, without trailing slash; empty at the root of a host. */
  base: string;
}

type Size = { width: number; height: number } | undefined;

/** Reads and compiles a content root; keeps what has not changed when it is asked again. */
export class ContentLoader {
  readonly #options: ContentOptions;
  readonly #pages = new Map<string, { stamp: string; page: Page }>();
  readonly #sizes = new Map<string, Size>();

  constructor(options: ContentOptions) {
    this.#options = options;
  }

  /**
   * @param listed ids that the navigation names: a listed README is a page.
   * @param variables what pages name as `{{name}}`.
   * @param beside paths, relative to the documentation folder, of files that docs.json names.
   */
  load(listed: ReadonlySet<string>, beside: readonly string[] = [], variables: Variables = {}): Content {
    const { root, project, skip } = this.#options;
    const files = listContentFiles(root, listed, skip);
    const assets = new Map<string, string>();
    // What docs.json names may also stand beside it when the pages have a folder of their own.
    for (const named of root === project ? [] : beside) {
      const file = path.join(project, named);
      if (existsSync(file) && statSync(file).isFile()) assets.set(`/${named.replace(/^(?:\.?\/)+/, '')}`, file);
    }
    for (const file of files.assets) assets.set(`/${file}`, path.join(root, file));

    const shared = new ModuleStore(root, project, this.#resolver('/', assets), variables);
    const diagnostics: Diagnostic[] = [];
    const routes = new Map<string, Page>();
    for (const file of files.pages) {
      const page = this.#page(file, assets, shared, variables);
      const other = routes.get(page.route);
      if (other) diagnostics.push(conflict(page, other));
      else routes.set(page.route, page);
    }
    return {
      pages: [...routes.values()],
      modules: shared.modules,
      assets,
      everywhere: filesForEveryPage(assets, shared.modules),
      diagnostics: [...diagnostics, ...shared.diagnostics],
    };
  }

  #page(relative: string, assets: ReadonlyMap<string, string>, shared: ModuleStore, variables: Variables): Page {
    const { root, project, base } = this.#options;
    const absolute = path.join(root, relative);
    const file = path.relative(project, absolute).split(path.sep).join('/');
    const { mtimeMs, size } = statSync(absolute);
    const stamp = `${mtimeMs} ${size} ${JSON.stringify(variables)}`;
    const known = this.#pages.get(absolute);
    // What a page imports may have changed though the page has not.
    if (known?.stamp === stamp && known.page.body?.imports.length === 0) return known.page;

    const format = /\.md$/i.test(relative) ? 'md' : 'mdx';
    const id = relative.replace(/\.mdx?$/i, '');
    const route = routeOf(id);
    const source = fillIn(readFileSync(absolute, 'utf8'), variables);
    const { frontmatter, spans, text, diagnostics } = readFrontmatter(source, file);
    const compiled = compile({ text, format, file, takesTitle: frontmatter.title === undefined }, this.#resolver(`/${id}`, assets));
    const { code, needs, gathered } = compiled;
    for (const [key, value] of Object.entries(frontmatter)) {
      const names = typeof value === 'string' ? unfilled(value) : [];
      gathered.undefinedVariables.unshift(...names.map((name) => ({ name, span: spans[key] })));
    }
    const imports = shared.resolve(gathered.imports, absolute, diagnostics);
    const page: Page = {
      id,
      route,
      file,
      format,
      frontmatter: gathered.title === undefined ? frontmatter : { ...frontmatter, title: gathered.title },
      frontmatterSpans: spans,
      headings: gathered.headings,
      ids: gathered.ids.all(),
      references: gathered.references,
      components: gathered.uses,
      icons: [...frontmatterIcon(frontmatter, spans), ...gathered.icons],
      body: code === undefined ? undefined : { code, imports, needs, script: gathered.scripts.join('\n') },
      digest: digest(source, base, shared.digestOf(imports)),
      diagnostics: [...diagnostics, ...compiled.diagnostics, ...unknownComponents(compiled, file), ...handlers(gathered.handlers, file), ...undefinedNames(gathered.undefinedNames, file), ...undefinedVariables(gathered.undefinedVariables, file, variables)],
    };
    this.#pages.set(absolute, { stamp, page });
    return page;
  }

  #resolver(from: string, assets: ReadonlyMap<string, string>): TargetResolver {
    const { base } = this.#options;
    const under = (target: string): string => {
      const resolved = resolveLink(target, from);
      return resolved.kind === 'internal' ? `${base}${resolved.href}` : resolved.href;
    };
    return {
      link: under,
      asset: under,
      size: (target) => {
        const resolved = resolveLink(target, from);
        const file = resolved.kind === 'internal' ? assets.get(resolved.path) : undefined;
        return file ? this.#size(file) : undefined;
      },
    };
  }

  #size(file: string): Size {
    if (!this.#sizes.has(file)) this.#sizes.set(file, readSize(file));
    return this.#sizes.get(file);
  }
}

function frontmatterIcon({ icon, iconType }: Page['frontmatter'], spans: Page['frontmatterSpans']): Page['icons'] {
  return icon ? [{ name: icon, span: spans['icon'], ...(iconType ? { style: iconType } : {}) }] : [];
}

function readSize(file: string): Size {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width, height };
  } catch {
    // A picture of unknown form is shown without reserved room.
    return undefined;
  }
}

function conflict(page: Page, other: Page): Diagnostic {
  return diagnostic('content/route-conflict', {
    message: `\`${page.file}\` and \`${other.file}\` have the same address \`${page.route}\`.`,
    help: `Rename one of them; only \`${other.file}\` is built.`,
    file: page.file,
    span: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
  });
}
