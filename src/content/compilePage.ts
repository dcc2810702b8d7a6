import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { posixPath } from '../shared/posixPath.js';
import { compile } from '../mdx/compile/compile.js';
import type { Compiled } from '../mdx/compile/sourceText.js';
import type { CompileContext } from './compileContext.js';
import type { CompiledPage } from './compiledPage.js';
import { unknownComponents } from './components.js';
import type { ContentOptions } from './contentOptions.js';
import { gather, type TargetResolver } from '../mdx/compile/context.js';
import { runsCode } from '../mdx/compile/guard.js';
import { asksForImages, recordAnswers } from '../mdx/compile/recording.js';
import { descriptionHtml } from '../mdx/compile/inline.js';
import { contentDigest, digest, digestOf } from '../shared/digest.js';
import { settledStamp } from '../shared/stampOf.js';
import { textFindings, undefinedNames } from './findings.js';
import { reachable } from '../mdx/interactivity.js';
import { includedComponents } from './includedComponents.js';
import { withIncluded } from '../mdx/inclusions.js';
import { picturesNamedIn } from '../mdx/imageSize.js';
import { wantedRoute } from './distinctAddresses.js';
import { composed, routeOf } from './links.js';
import type { ModuleStore } from './modules.js';
import type { Page } from './page.js';
import type { ContentImport } from '../mdx/compiled.js';
import { namedInLinks, namedInPage, namedInValue } from './published/namedFiles.js';
import { readFrontmatter } from './readFrontmatter.js';
import { createResolver } from './resolver.js';
import type { Respelled } from './respelledLinks.js';
import { compiledAtOrigin, frontmatterAtOrigin } from './origins.js';
import { fillIn, originIn, unfilled, type Variables } from '../mdx/variables.js';
import { takeAddresses } from './untrusted/frontmatter.js';
import { readPageText } from './pageText.js';

/** A page to compile. */
interface PageFile {
  /** Path below the content root. */
  relative: string;
  /** Text of a generated page, which has no file. */
  generated?: string | undefined;
  /** Links with a corrected fragment, by the link as written. */
  respelled?: Respelled | undefined;
}

/** Reads and compiles a page. */
export function compilePage(file: PageFile, around: CompileContext, options: ContentOptions): CompiledPage {
  const { relative, respelled = new Map() } = file;
  const { shared, url } = around;
  const read = readPage(file, around, options);
  const { resolver, answers } = recordAnswers(createResolver(`/${read.id}`, around, options, respelled));
  const { frontmatter, spans } = read;
  const isOutline =
    options.isOutline?.({ file: read.file, route: read.route, title: frontmatter.title, text: read.source }) ?? false;
  const compiled = isOutline ? uncompiled(resolver) : compileText(read, resolver, options);
  const { code, gathered } = compiled;
  for (const [key, value] of Object.entries(frontmatter)) {
    const names = typeof value === 'string' ? unfilled(value) : [];
    gathered.undefinedVariables.unshift(...names.map((name) => ({ name, span: spans[key] })));
  }
  const importFaults: Diagnostic[] = [];
  const imports = shared.resolve(gathered, read.absolute, importFaults);
  const snippetLinks = [...reachable(imports, shared.modules)].flatMap(
    (key) => shared.modules.get(key)?.relativeLinks ?? [],
  );
  const snippetComponents = includedComponents(compiled.needs, imports, shared.modules);
  const snippetIds = imports.length === 0 ? undefined : idsOf(imports, shared.modules);
  if (options.isUntrusted) gathered.refused.push(...takeAddresses(frontmatter, spans));
  const { description } = frontmatter;
  const { files, paths } = namedInPage(read.source, gathered.scripts.join('\n'), url);
  const addresses = [...files, ...namedInValue(frontmatter), ...(isOutline ? namedInLinks(read.source) : [])];
  const descriptionAsHtml =
    description === undefined ? undefined : descriptionHtml(description, spans['description'], gathered);
  const page = {
    id: read.id,
    route: read.route,
    file: read.file,
    format: read.format,
    ...(file.generated !== undefined && { isGenerated: true as const }),
    ...(read.pageText.includes('class') && { hasClasses: true as const }),
    frontmatter: gathered.title === undefined ? frontmatter : { ...frontmatter, title: gathered.title },
    frontmatterSpans: spans,
    ...(descriptionAsHtml === undefined ? {} : { descriptionHtml: descriptionAsHtml }),
    headings: withIncluded(gathered.headings, imports, shared.modules, gathered.ids.all()),
    ...(gathered.opening === undefined ? {} : { opening: gathered.opening }),
    ids: gathered.ids.all(),
    ...(snippetIds && { snippetIds }),
    references: [...gathered.references, ...frontmatterLinks(frontmatter, spans)],
    ...(snippetLinks.length > 0 ? { snippetLinks } : {}),
    ...(addresses.length > 0 ? { named: addresses } : {}),
    ...(paths.length > 0 ? { pathsInCode: paths } : {}),
    components: gathered.uses,
    ...(snippetComponents.length > 0 ? { snippetComponents } : {}),
    diagrams: gathered.diagrams,
    typed: gathered.typed,
    languages: gathered.languages,
    icons: [...frontmatterIcon(frontmatter, spans), ...gathered.icons],
    body: bodyOf(compiled, imports),
    // The compiled text contains results that depend on other files: targets of links, and sizes of images.
    digest: digest(
      read.source,
      options.base,
      code ?? '',
      descriptionAsHtml ?? '',
      picturesNamedIn(read.source, resolver),
      shared.digestOf(imports),
      ...snippetLinks.map(({ target }) => resolver.link(target)),
      ...respelled.values(),
    ),
    diagnostics: diagnosticsOf(read, compiled, importFaults, around.variables),
  } satisfies Page;
  return {
    page,
    isOutline,
    stamp: read.stamp,
    source: contentDigest(read.bytes),
    options: optionsOf(relative, around),
    surroundings: around.surroundings,
    answers,
    showsGaps: asksForImages(answers) ? (options.showsGaps ?? false) : undefined,
    requests: { imports: gathered.imports, declared: gathered.declared },
    imported: importedDigest(imports, importFaults, shared),
  };
}

/** Ids that imported snippets add to a page; undefined if a script, or a package such as React, may add others. */
function idsOf(imports: readonly ContentImport[], modules: ModuleStore['modules']): string[] | undefined {
  if (!imports.every(({ module = '' }) => modules.has(module))) return undefined;
  const imported = Array.from(reachable(imports, modules), (key) => modules.get(key));
  return imported.some((each) => each?.kind === 'script') ? undefined : imported.flatMap((each) => each?.ids ?? []);
}

/** A page that has been read but not compiled. */
type PageRead = ReturnType<typeof readPage>;

function readPage({ relative, generated }: PageFile, { moved, variables }: CompileContext, options: ContentOptions) {
  const absolute = path.join(options.root, relative);
  const file = posixPath(path.relative(options.project, absolute));
  const id = idOf(relative);
  // Files that were listed before do not change, so they are read once and need no stamp.
  const stamp = options.files ? '' : settledStamp(absolute);
  const bytes = generated === undefined ? readFileSync(absolute) : Buffer.from(generated);
  const { text: pageText, diagnostics: ofText } = readPageText(bytes, file);
  const changed = options.change?.({ file, text: pageText });
  const written = changed?.value ?? pageText;
  const source = fillIn(written, variables);
  const originOf = originIn(written, variables);
  const { frontmatter, spans, text, diagnostics } = frontmatterAtOrigin(readFrontmatter(source, file), originOf);
  return {
    absolute,
    file,
    format: /\.md$/i.test(relative) ? ('md' as const) : ('mdx' as const),
    id,
    route: moved.get(routeOf(id)) ?? routeOf(id),
    stamp,
    bytes,
    /** The text of the file. */
    pageText,
    /** The text after the changes of plug-ins, with the values of variables. */
    source,
    originOf,
    frontmatter,
    spans,
    /** The source without its frontmatter. */
    text,
    diagnostics: [...(changed?.diagnostics ?? []), ...diagnostics, ...ofText],
    // The other faults of a text with a merge conflict are its consequences.
    conflict: ofText.filter(({ code }) => code === 'content/conflict'),
  };
}

function compileText(
  { text, format, file, frontmatter, originOf }: PageRead,
  resolver: TargetResolver,
  { isUntrusted = false }: ContentOptions,
): Compiled {
  // If the frame shows no title (FORMAT.md 3), an H1 with the title is the only heading.
  const title =
    frontmatter.title !== undefined && /^(?:custom|frame)$/.test(frontmatter.mode ?? '')
      ? undefined
      : (frontmatter.title ?? null);
  return compiledAtOrigin(compile({ text, format, file, title, isUntrusted }, resolver), originOf);
}

function bodyOf({ code, needs, gathered }: Compiled, imports: readonly ContentImport[]): Page['body'] {
  if (code === undefined) return undefined;
  const script = gathered.scripts.join('\n');
  return {
    code,
    imports,
    needs,
    places: gathered.places,
    script,
    ...(runsCode({ code, script }) && { runsCode: true as const }),
    ...(code.includes('"script"') && { hasScripts: true as const }),
  };
}

function diagnosticsOf(
  { file, diagnostics, conflict }: PageRead,
  compiled: Compiled,
  importFaults: readonly Diagnostic[],
  variables: Variables,
): readonly Diagnostic[] {
  if (conflict.length > 0) return conflict;
  return [
    ...diagnostics,
    ...importFaults,
    ...textFindings(compiled, file, variables),
    ...unknownComponents(compiled, file),
    ...undefinedNames(compiled.gathered.undefinedNames, file),
  ];
}

const uncompiled = (resolver: TargetResolver): Compiled => ({
  code: undefined,
  needs: [],
  gathered: gather(resolver),
  diagnostics: [],
});

/** Id of a page: its path without extension. */
export const idOf = (relative: string): string => composed(relative.replace(/\.mdx?$/i, ''));

/** Digest of everything except its text on which the compilation of a page depends. */
export const optionsOf = (relative: string, { moved, url, variables }: CompileContext): string =>
  JSON.stringify([moved.get(wantedRoute(relative)), url, variables]);

/** Digest of the files that a page imports. */
export const importedDigest = (
  imports: readonly ContentImport[],
  faults: readonly Diagnostic[],
  shared: ModuleStore,
): string => digestOf(imports, faults, shared.digestOf(imports));

/** Links in `related` and `url`, each with its position in the frontmatter. */
function frontmatterLinks({ related, url }: Page['frontmatter'], spans: Page['frontmatterSpans']): Page['references'] {
  const links = (related || []).map(({ target }, index) => ({ target, key: `related.${index}` }));
  if (url) links.unshift({ target: url, key: 'url' });
  return links.map(({ target, key }) => ({ kind: 'link', target, span: spans[key] }));
}

/** The page's icon, if its frontmatter names one. */
function frontmatterIcon({ icon, iconType }: Page['frontmatter'], spans: Page['frontmatterSpans']): Page['icons'] {
  return icon ? [{ name: icon, span: spans['icon'], ...(iconType ? { style: iconType } : {}) }] : [];
}
