import { statSync } from 'node:fs';
import path from 'node:path';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { indexLines, withoutByteOrderMark } from '../diagnostics/lines.js';
import { Boundary } from '../config/boundary.js';
import { bytesAt } from '../shared/textAt.js';
import { posixPath } from '../shared/posixPath.js';
import { compile } from '../mdx/compile/compile.js';
import type { Compiled } from '../mdx/compile/sourceText.js';
import type { Gathered, TargetResolver } from '../mdx/compile/context.js';
import { readStatements } from '../mdx/compile/statements.js';
import { faultOfJson } from '../documents/read/json.js';
import { unknownComponents } from './components.js';
import { digest } from '../shared/digest.js';
import { compileScript } from '../mdx/compileScript.js';
import { ImportFinder, isScript, isText } from './importFinder.js';
import { refusedCode, textFindings } from './findings.js';
import { withIncluded } from '../mdx/inclusions.js';
import { picturesNamedIn } from '../mdx/imageSize.js';
import { reachable, reactModule } from '../mdx/interactivity.js';
import type { ContentImport, ContentModule, Reference } from '../mdx/compiled.js';
import { namedInPage, namedInScript } from './published/namedFiles.js';
import { isExternal } from '../shared/url.js';
import { faultOfText, maxBytes, unreadable } from './folderEntry.js';
import { readPageText } from './pageText.js';
import { readFrontmatter } from './readFrontmatter.js';
import { largestPage, tooLarge } from './untrusted/bounds.js';
import { missingExports, unusableImport } from './unusableImport.js';
import { compiledAtOrigin } from './origins.js';
import { fillIn, originIn, type Variables } from '../mdx/variables.js';

type ImportRequest = Gathered['imports'][number];

/** Packages whose exports authors can use without an import. */
const reactPackages = new Set(['react', 'react-dom', 'preact', 'preact/hooks', 'preact/compat']);

/** The files that pages import, compiled once each. */
export class ModuleStore {
  readonly modules = new Map<string, ContentModule>();
  readonly diagnostics: Diagnostic[] = [];
  readonly #root: string;
  readonly #project: string;
  readonly #resolver: TargetResolver;
  readonly #variables: Variables;
  readonly #open = new Set<string>();
  readonly #texts = new Map<string, Pick<Compiled, 'needs' | 'gathered'>>();
  /** Names that component files export, where that is known. */
  readonly #exported = new Map<string, readonly string[]>();
  readonly #users = new Map<string, { file: string; names: readonly string[] }[]>();
  readonly #boundary: Boundary;
  readonly #finder: ImportFinder;
  readonly #url: string;
  readonly #isUntrusted: boolean;

  /**
   * @param root content root; `/snippets/x.mdx` is looked for here.
   * @param variables values of variables that texts write as `{{name}}`.
   * @param project documentation folder; messages name files relative to it.
   * @param url address at which the site is served; empty if unknown.
   * @param isUntrusted true if no code of the folder may run.
   */
  constructor(
    root: string,
    project: string,
    resolver: TargetResolver,
    variables: Variables,
    url = '',
    isUntrusted = false,
  ) {
    this.#isUntrusted = isUntrusted;
    this.#url = url;
    this.#root = root;
    this.#project = project;
    this.#boundary = new Boundary(project, isUntrusted);
    this.#finder = new ImportFinder({ root, project, boundary: this.#boundary });
    this.#resolver = resolver;
    this.#variables = variables;
  }

  /** Resolves the imports of a file and compiles the imported files. Reports missing files to `diagnostics`. */
  resolve(
    { imports: requests, declared }: Pick<Gathered, 'imports' | 'declared'>,
    from: string,
    diagnostics: Diagnostic[],
  ): ContentImport[] {
    const user = { file: from, names: [...declared, ...requests.flatMap(({ names }) => Object.keys(names))] };
    return requests.map(({ specifier, names, span, snippet }) => {
      if (this.#isUntrusted && this.#finder.isProgram(specifier, from)) {
        const relative = this.#relative(this.#project, from);
        diagnostics.push(...refusedCode([{ name: `\`${specifier}\` is a program`, span }], relative));
        return { names, module: undefined };
      }
      if (reactPackages.has(specifier)) return { names, module: reactModule };
      const target = this.#finder.find(specifier, from);
      if (target) {
        if (target.isOtherwise) diagnostics.push(this.#otherwise(specifier, target.file, from, span));
        this.#users.set(target.file, [...(this.#users.get(target.file) ?? []), user]);
        this.#load(target.file);
        const exported = this.#exported.get(target.file);
        const relative = this.#relative(this.#project, from);
        if (exported) diagnostics.push(...missingExports({ specifier, names, exported, file: relative, span }));
        return { names, module: target.file };
      }
      const importable = [...this.modules.keys()].map((file) => `/${this.#relative(this.#root, file)}`);
      const existing = this.#finder.findAny(specifier, from);
      const outside = this.#finder.isOutside(specifier, from) ? this.#boundary.name : undefined;
      diagnostics.push(
        unusableImport({
          outside,
          specifier,
          names,
          file: this.#relative(this.#project, from),
          span,
          existing: existing === undefined ? undefined : `/${this.#relative(this.#root, existing)}`,
          importable,
          ...(snippet === undefined ? {} : { snippet: this.#finder.missingSnippet(snippet) }),
        }),
      );
      return { names, module: undefined };
    });
  }

  /** Digest of imported files, including nested imports. It follows them here, because a circular import has no digest while its file is read. */
  digestOf(imports: readonly ContentImport[]): string {
    return digest(...Array.from(reachable(imports, this.modules), (module) => this.modules.get(module)?.digest ?? ''));
  }

  /** Components in snippets that neither the snippet nor the importing text defines. Complete once all pages are read. */
  unknownComponents(): Diagnostic[] {
    return [...this.#texts].flatMap(([file, text]) =>
      unknownComponents(text, this.#relative(this.#project, file), this.#namesAround(file)),
    );
  }

  #namesAround(file: string, names = new Set<string>(), seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return names;
    seen.add(file);
    for (const user of this.#users.get(file) ?? []) {
      for (const name of user.names) names.add(name);
      this.#namesAround(user.file, names, seen);
    }
    return names;
  }

  #relative(folder: string, file: string): string {
    return posixPath(path.relative(folder, file));
  }

  #otherwise(specifier: string, file: string, from: string, span: ImportRequest['span']): Diagnostic {
    const actual = `/${this.#relative(this.#root, file)}`;
    return diagnostic('content/letter-case', {
      message: `The file of \`${specifier}\` is \`${actual}\`, in another letter case.`,
      help: 'Write it as the file is called: most servers distinguish upper and lower case.',
      file: this.#relative(this.#project, from),
      span,
    });
  }

  #load(file: string): void {
    // A circular import finds its own module while that is still being created.
    if (this.modules.has(file) || this.#open.has(file)) return;
    if (this.#isUntrusted && statSync(file).size > largestPage) {
      this.diagnostics.push(tooLarge(this.#relative(this.#project, file), `has more than ${largestPage / 1000} kB`));
      return;
    }
    const bytes = bytesAt(file, maxBytes);
    if (bytes === undefined) {
      this.diagnostics.push(unreadable(this.#relative(this.#project, file), faultOfText(file)));
      return;
    }
    const { text: source, diagnostics } = readPageText(bytes, this.#relative(this.#project, file));
    this.diagnostics.push(...diagnostics);
    this.#open.add(file);
    if (isText(file)) this.#text(file, source);
    else if (isScript(file)) this.#script(file, source);
    else this.#data(file, source);
    this.#open.delete(file);
  }

  #text(file: string, source: string): void {
    const name = this.#relative(this.#project, file);
    const { text } = readFrontmatter(fillIn(source, this.#variables), name);
    const compiled = compiledAtOrigin(
      compile(
        {
          text,
          format: file.endsWith('.md') ? 'md' : 'mdx',
          file: name,
          isSnippet: true,
          isUntrusted: this.#isUntrusted,
        },
        this.#resolver,
      ),
      originIn(source, this.#variables),
    );
    this.diagnostics.push(...textFindings(compiled, name, this.#variables));
    const { needs, gathered } = compiled;
    this.#texts.set(file, { needs, gathered });
    const imports = this.resolve(gathered, file, this.diagnostics);
    const code = compiled.code ?? 'return { default: () => null };';
    const isRelative = ({ kind, target }: Reference): boolean =>
      kind === 'link' && /^[^/#]/.test(target) && !isExternal(target) && this.#resolver.link(target) === target;
    const { true: relative = [], false: references = [] } = Object.groupBy(gathered.references, (reference) =>
      String(isRelative(reference)),
    );
    this.#add(
      file,
      {
        kind: 'text',
        code,
        imports,
        script: gathered.scripts.join('\n'),
        needs,
        places: gathered.places,
        references,
        ...(relative.length > 0 ? { relativeLinks: relative.map((reference) => ({ ...reference, file: name })) } : {}),
        diagrams: gathered.diagrams,
        typed: gathered.typed,
        languages: gathered.languages,
        headings: withIncluded(gathered.headings, imports, this.modules),
        ids: gathered.ids.all(),
      },
      source,
    );
  }

  #script(file: string, source: string): void {
    const name = this.#relative(this.#project, file);
    const lines = indexLines(source);
    const statements = readStatements(source);
    const { declared, exported, rest } = statements;
    if (exported) this.#exported.set(file, exported);
    const requests = statements.imports.map(({ start, end, ...request }) => ({
      ...request,
      span: lines.spanAt(start, end),
    }));
    const { code, diagnostics } = compileScript(statements, name);
    this.diagnostics.push(...diagnostics);
    const imports = this.resolve({ imports: requests, declared: new Set(declared) }, file, this.diagnostics);
    this.#add(
      file,
      {
        kind: 'script',
        code,
        // One file that does not compile would keep those of all other components from being bundled.
        script: diagnostics.length > 0 ? '' : rest,
        imports,
        needs: [],
        references: [],
        ids: /\bid\b/.test(source) ? undefined : [],
      },
      source,
    );
  }

  #data(file: string, source: string): void {
    const text = withoutByteOrderMark(source);
    const fault = faultOfJson(text);
    if (fault) {
      const message = `The file is not valid JSON: ${fault.reason}.`;
      const help = 'Correct the text at this place; until then, pages get no value from the file.';
      const name = this.#relative(this.#project, file);
      this.diagnostics.push(diagnostic('content/compile', { message, help, file: name, span: fault.span }));
    }
    const code = fault ? 'null' : text;
    this.#add(file, { kind: 'data', code, script: code, imports: [], needs: [], references: [], ids: [] }, source);
  }

  #add(file: string, module: Omit<ContentModule, 'file' | 'digest' | 'named' | 'pathsInCode'>, source: string): void {
    const own = digest(source, module.code, picturesNamedIn(source, this.#resolver));
    const { files, paths } =
      module.kind === 'text' ? namedInPage(source, module.script, this.#url) : namedInScript(module.script);
    this.modules.set(file, {
      file: this.#relative(this.#project, file),
      ...module,
      ...(files.length > 0 ? { named: files } : {}),
      ...(paths.length > 0 ? { pathsInCode: paths } : {}),
      digest: own,
    });
  }
}
