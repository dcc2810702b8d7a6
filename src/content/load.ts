import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Boundary } from '../config/boundary.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { posixPath } from '../shared/posixPath.js';
import { conflict, differsInCase } from './addressConflicts.js';
import { compile, type Compiled } from './compile/compile.js';
import { digestOfBytes, digestOfFile, settledStamp, type CompiledPage } from './compiledPage.js';
import { unknownComponents } from './components.js';
import type { ContentOptions, Named } from './contentOptions.js';
import { gather, type TargetResolver } from './compile/context.js';
import { isStill, record } from './compile/recording.js';
import { descriptionHtml } from './compile/inline.js';
import { digest, digestOf } from '../shared/digest.js';
import { frontmatterIcon, relatedLinks } from './frontmatterUses.js';
import { textFindings, undefinedNames } from './findings.js';
import { withIncluded } from './inclusions.js';
import { listContentFiles, type ContentFiles } from './files.js';
import { kindAt } from '../shared/kindAt.js';
import { stampOf } from '../shared/stampOf.js';
import { isPicture, picturesNamedIn } from './imageSize.js';
import { imprintOf } from './imprint.js';
import { setApart, wantedRoute } from './distinctAddresses.js';
import { composed, inLetterCase, resolveTolerantly, routeOf } from './links.js';
import { ModuleStore } from './modules.js';
import type { Content, ContentImport, Page } from './page.js';
import { namedInLinks, namedInPage, namedInValue } from './published/namedFiles.js';
import { namingsOf, rooted } from './published/namings.js';
import { publishedFiles, type PublishedFiles } from './published/publishedFiles.js';
import { filesForEveryPage } from './filesForEveryPage.js';
import { unreadable } from './folderEntry.js';
import { readFrontmatter } from './readFrontmatter.js';
import { createResolver, type Addresses } from './resolver.js';
import { respell, type Respelled } from './respelledLinks.js';
import { fillIn, unfilled, type Variables } from './variables.js';
import { takeAddresses } from './untrusted/frontmatter.js';
import { boundBodies, boundPages } from './untrusted/bounds.js';
import { takeUnsafe } from './untrusted/files.js';
import { readPageText } from './pageText.js';
import { unwritable } from './pathFaults.js';

/** Context in which a page of the folder is read. */
interface Around extends Addresses {
  /** Changes when anything that links and pictures may mean does. */
  surroundings: string;
  shared: ModuleStore;
  variables: Variables;
  /** Address that the site is served at. */
  url: string;
}

/** Reads and compiles a content root; keeps what has not changed when it is asked again. */
export class ContentLoader {
  readonly #options: ContentOptions;
  readonly #pages = new Map<string, CompiledPage>();
  /** Pages with links spelled anew, by what they were before. */
  readonly #respelled = new WeakMap<Page, { stamp: string; page: Page }>();
  #generated: ReadonlyMap<string, string> = new Map();
  #listing: { files: ContentFiles; surroundings: string } | undefined;
  /** Absolute paths of the only pages that may have changed since they were read last; undefined if any may have. */
  #changed: ReadonlySet<string> | undefined;

  constructor(options: ContentOptions) {
    this.#options = options;
  }

  /** True if all files are pages that were there when the folder was listed last, and still are. */
  hasPages(files: readonly string[]): boolean {
    const pages = new Set(this.#listing?.files.pages.map((page) => path.join(this.#options.root, page)));
    return files.every((file) => pages.has(file) && kindAt(file) === 'file');
  }

  /**
   * @param listed ids that the navigation names: a listed README is a page.
   * @param variables what pages name as `{{name}}`.
   * @param changed absolute paths of the pages that have changed, if nothing else has since the last call.
   */
  load(
    listed: ReadonlySet<string>,
    named: Named = {},
    variables: Variables = {},
    changed?: ReadonlySet<string>,
  ): Content {
    this.#changed = changed;
    const last = changed && this.#listing;
    const { root, project, skip, base, isUntrusted = false } = this.#options;
    const { beside = [], values, url = '', generated = new Map<string, string>() } = named;
    const found = this.#options.files ?? last?.files ?? listContentFiles(root, listed, skip, project, isUntrusted);
    const ids = new Set(found.pages.map(idOf));
    this.#generated = new Map([...generated].filter(([page]) => !ids.has(idOf(page))));
    const files = { ...found, pages: [...found.pages, ...this.#generated.keys()] };
    const assets = new Map<string, string>();
    const boundary = new Boundary(project, isUntrusted);
    const besideOutside: Diagnostic[] = [];
    // If the pages have a folder of their own, files that docs.json names may also stand beside docs.json.
    for (const written of root === project ? [] : beside) {
      const relative = path.posix.normalize(written.replace(/^(?:\.?\/)+/, ''));
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
          (page) => this.#named(page),
        ),
      );

    const { paths, moved } = setApart(files.pages, assets, listed);
    const alike = inLetterCase(paths);
    const pictures = [...assets].filter(([each]) => isPicture(each));
    let everyImage: string | undefined;
    // All of them are read only for a text that may name any.
    const images = () => (everyImage ??= digest(...pictures.flatMap(([each, file]) => [each, imprintOf(file) ?? ''])));
    const surroundings = last?.surroundings ?? digest(...paths, ...pictures.map(([, file]) => stampOf(file)));
    this.#listing = { files: found, surroundings };
    const shared = new ModuleStore(
      root,
      project,
      createResolver('/', { assets, paths, alike, moved, images }, this.#options),
      variables,
      url,
      isUntrusted,
    );
    const diagnostics: Diagnostic[] = [];
    const around = { assets, paths, alike, moved, images, surroundings, shared, variables, url };
    const routes = new Map<string, Page>();
    const sources = new Map<Page, string>();
    for (const file of files.pages) {
      const page = this.#page(file, around);
      const other = routes.get(page.route);
      // If both `a.md` and `a.mdx` exist, the latter is the page.
      const isBetter = other?.id === page.id && page.format === 'mdx';
      if (other) diagnostics.push(isBetter ? conflict(other, page) : conflict(page, other));
      if (!other || isBetter) routes.set(page.route, page);
      sources.set(page, file);
    }
    const asked = files.asked.map((file) => composed(`/${file}`)).map((address) => moved.get(address) ?? address);
    const namings = [...namingsOf([...routes.values()], shared.modules.values()), ...rooted(namedInValue(values))];
    const prefixes = [url, base].filter((prefix) => prefix !== '');
    const publish = (further: Iterable<string>, from: PublishedFiles) =>
      publishedFiles(from, asked, [...namings, ...rooted(further)], prefixes, moved);
    const { assets: published, named: namedFiles, refused } = publish([], assets);
    for (const secret of refused) assets.delete(secret);
    const pages = [...routes.values()].map((page) =>
      this.#respell(page, sources.get(page) ?? page.file, routes, around),
    );
    return {
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
        ...files.unreadable.map(({ file, fault }) => unreadable(this.#named(file), fault)),
        ...besideOutside,
        ...unsafe,
        ...diagnostics,
        ...[...moved].map(([from, to]) => differsInCase(from, to, files, (each) => this.#named(each))),
        ...shared.diagnostics,
        ...shared.unknownComponents(),
      ],
    };
  }

  /** Path for messages of what lies below the content root. */
  #named(relative: string): string {
    const { root, project } = this.#options;
    return posixPath(path.relative(project, path.join(root, relative)));
  }

  #page(relative: string, around: Around): Page {
    const absolute = path.join(this.#options.root, relative);
    const known = this.#pages.get(absolute) ?? this.#options.store?.get(relative);
    const current = known && this.#current(known, relative, around);
    const compiled = current ?? this.#compile(relative, this.#named(relative), around);
    this.#pages.set(absolute, compiled);
    if (compiled !== known) this.#options.store?.set(relative, compiled);
    return compiled.page;
  }

  /** A page that was compiled earlier, if compiling it again would change nothing. */
  #current(known: CompiledPage, relative: string, around: Around): CompiledPage | undefined {
    const absolute = path.join(this.#options.root, relative);
    if (known.options !== optionsOf(relative, around)) return undefined;
    const generated = this.#generated.get(relative);
    const isUntouched = generated === undefined && this.#isUntouched(absolute, known.stamp);
    const digestNow = () => (generated === undefined ? digestOfFile(absolute) : digestOfBytes(Buffer.from(generated)));
    if (!isUntouched && digestNow() !== known.source) return undefined;
    const isStillHere =
      known.surroundings === around.surroundings || isStill(known.answers, this.#resolver(relative, around));
    if (!isStillHere) return undefined;
    if (known.requests.imports.length > 0) {
      const faults: Diagnostic[] = [];
      const imports = around.shared.resolve(known.requests, absolute, faults);
      if (importedDigest(imports, faults, around.shared) !== known.imported) return undefined;
    }
    if (isUntouched && known.surroundings === around.surroundings) return known;
    return { ...known, stamp: settledStamp(absolute), surroundings: around.surroundings };
  }

  #isUntouched(file: string, stamp: string): boolean {
    if (this.#changed && this.#pages.has(file)) return !this.#changed.has(file);
    return stamp !== '' && stamp === stampOf(file);
  }

  #resolver(relative: string, around: Around, respelled?: Respelled): TargetResolver {
    return createResolver(`/${idOf(relative)}`, around, this.#options, respelled);
  }

  // Only when all pages are read is it known what their fragments are.
  #respell(page: Page, relative: string, pages: ReadonlyMap<string, Page>, around: Around): Page {
    const paths = { ...around, base: this.#options.base };
    const resolve = (target: string) => resolveTolerantly(target, `/${page.id}`, paths);
    const respelled = respell(page, { pages, modules: around.shared.modules }, resolve);
    if (respelled.size === 0) return page;
    const stamp = JSON.stringify([...respelled]);
    const known = this.#respelled.get(page);
    if (known?.stamp === stamp) return known.page;
    const { page: compiled } = this.#compile(relative, page.file, around, respelled);
    this.#respelled.set(page, { stamp, page: compiled });
    return compiled;
  }

  #compile(relative: string, file: string, around: Around, respelled: Respelled = new Map()): CompiledPage {
    const { root, base, isUntrusted = false } = this.#options;
    const { shared, variables, url } = around;
    const absolute = path.join(root, relative);
    const format = /\.md$/i.test(relative) ? 'md' : 'mdx';
    const id = idOf(relative);
    const route = around.moved.get(routeOf(id)) ?? routeOf(id);
    // Files that do not change are read once.
    const stamp = this.#options.files ? '' : settledStamp(absolute);
    const generated = this.#generated.get(relative);
    const bytes = generated === undefined ? readFileSync(absolute) : Buffer.from(generated);
    const { text: written, diagnostics: ofText } = readPageText(bytes, file);
    const changed = this.#options.change?.({ file, text: written });
    const source = fillIn(changed?.value ?? written, variables);
    const { frontmatter, spans, text, diagnostics } = readFrontmatter(source, file);
    diagnostics.push(...ofText);
    // On a page whose frame shows no title (FORMAT.md 3), an H1 with the title is the only one.
    const title =
      frontmatter.title !== undefined && /^(?:custom|frame)$/.test(frontmatter.mode ?? '')
        ? undefined
        : (frontmatter.title ?? null);
    const { resolver, answers } = record(this.#resolver(relative, around, respelled));
    const isOutline = this.#options.isOutline?.({ file, text: source }) ?? false;
    const compiled = isOutline ? uncompiled(resolver) : compile({ text, format, file, title, isUntrusted }, resolver);
    const { code, needs, gathered } = compiled;
    for (const [key, value] of Object.entries(frontmatter)) {
      const names = typeof value === 'string' ? unfilled(value) : [];
      gathered.undefinedVariables.unshift(...names.map((name) => ({ name, span: spans[key] })));
    }
    const importFaults: Diagnostic[] = [];
    const imports = shared.resolve(gathered, absolute, importFaults);
    if (isUntrusted) gathered.refused.push(...takeAddresses(frontmatter, spans));
    const { description } = frontmatter;
    const script = gathered.scripts.join('\n');
    const named = [...namedInPage(source, script, url), ...namedInValue(frontmatter)];
    if (isOutline) named.push(...namedInLinks(source));
    const descriptionAsHtml =
      description === undefined ? undefined : descriptionHtml(description, spans['description'], gathered);
    const page = {
      id,
      route,
      file,
      format,
      ...(generated !== undefined && { isGenerated: true as const }),
      frontmatter: gathered.title === undefined ? frontmatter : { ...frontmatter, title: gathered.title },
      frontmatterSpans: spans,
      ...(descriptionAsHtml === undefined ? {} : { descriptionHtml: descriptionAsHtml }),
      headings: withIncluded(gathered.headings, imports, shared.modules, gathered.ids.all()),
      ...(gathered.opening === undefined ? {} : { opening: gathered.opening }),
      ids: gathered.ids.all(),
      references: [...gathered.references, ...relatedLinks(frontmatter, spans)],
      ...(named.length > 0 ? { named } : {}),
      components: gathered.uses,
      diagrams: gathered.diagrams,
      typed: gathered.typed,
      languages: gathered.languages,
      icons: [...frontmatterIcon(frontmatter, spans), ...gathered.icons],
      body: code === undefined ? undefined : { code, imports, needs, places: gathered.places, script },
      // The compiled text has what other files decide: where links lead, and how large pictures are.
      digest: digest(
        source,
        base,
        code ?? '',
        descriptionAsHtml ?? '',
        picturesNamedIn(source, resolver),
        shared.digestOf(imports),
        ...respelled.values(),
      ),
      diagnostics: [
        ...(changed?.diagnostics ?? []),
        ...diagnostics,
        ...importFaults,
        ...textFindings(compiled, file, variables),
        ...unknownComponents(compiled, file),
        ...undefinedNames(gathered.undefinedNames, file),
      ],
    } satisfies Page;
    return {
      page,
      stamp,
      source: digestOfBytes(bytes),
      options: optionsOf(relative, around),
      surroundings: around.surroundings,
      answers,
      requests: { imports: gathered.imports, declared: gathered.declared },
      imported: importedDigest(imports, importFaults, shared),
    };
  }
}

const uncompiled = (resolver: TargetResolver): Compiled => ({
  code: undefined,
  needs: [],
  gathered: gather(resolver),
  diagnostics: [],
});

const idOf = (relative: string): string => composed(relative.replace(/\.mdx?$/i, ''));

const optionsOf = (relative: string, { moved, url, variables }: Around): string =>
  JSON.stringify([moved.get(wantedRoute(relative)), url, variables]);

const importedDigest = (
  imports: readonly ContentImport[],
  faults: readonly Diagnostic[],
  shared: ModuleStore,
): string => digestOf(imports, faults, shared.digestOf(imports));
