import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { posixPath } from '../shared/posixPath.js';
import { compile } from '../mdx/compile/compile.js';
import type { Compiled } from '../mdx/compile/sourceText.js';
import { digestOfBytes, type CompiledPage } from './compiledPage.js';
import { unknownComponents } from './components.js';
import type { ContentOptions } from './contentOptions.js';
import { gather, type TargetResolver } from '../mdx/compile/context.js';
import { runsCode } from '../mdx/compile/guard.js';
import { recordAnswers } from '../mdx/compile/recording.js';
import { descriptionHtml } from '../mdx/compile/inline.js';
import { digest, digestOf } from '../shared/digest.js';
import { settledStamp } from '../shared/stampOf.js';
import { textFindings, undefinedNames } from './findings.js';
import { reachable } from '../mdx/interactivity.js';
import { withIncluded } from '../mdx/inclusions.js';
import { picturesNamedIn } from '../mdx/imageSize.js';
import { wantedRoute } from './distinctAddresses.js';
import { composed, routeOf } from './links.js';
import type { ModuleStore } from './modules.js';
import type { Page } from './page.js';
import type { ContentImport } from '../mdx/compiled.js';
import { namedInLinks, namedInPage, namedInValue } from './published/namedFiles.js';
import { readFrontmatter } from './readFrontmatter.js';
import { createResolver, type Addresses } from './resolver.js';
import type { Respelled } from './respelledLinks.js';
import { compiledAtOrigin, frontmatterAtOrigin } from './origins.js';
import { fillIn, originIn, unfilled, type Variables } from '../mdx/variables.js';
import { takeAddresses } from './untrusted/frontmatter.js';
import { readPageText } from './pageText.js';

/** Context for compiling the pages of a folder. */
export interface PageContext extends Addresses {
  /** Changes when a link or an image in any page may have another target. */
  surroundings: string;
  shared: ModuleStore;
  variables: Variables;
  /** Address at which the site is served. */
  url: string;
}

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
export function compilePage(
  { relative, generated, respelled = new Map() }: PageFile,
  around: PageContext,
  options: ContentOptions,
): CompiledPage {
  const { root, project, base, isUntrusted = false } = options;
  const { shared, variables, url } = around;
  const absolute = path.join(root, relative);
  const file = posixPath(path.relative(project, absolute));
  const format = /\.md$/i.test(relative) ? 'md' : 'mdx';
  const id = idOf(relative);
  const route = around.moved.get(routeOf(id)) ?? routeOf(id);
  // Files that were listed before do not change, so they are read once and need no stamp.
  const stamp = options.files ? '' : settledStamp(absolute);
  const bytes = generated === undefined ? readFileSync(absolute) : Buffer.from(generated);
  const { text: pageText, diagnostics: ofText } = readPageText(bytes, file);
  const changed = options.change?.({ file, text: pageText });
  const written = changed?.value ?? pageText;
  const source = fillIn(written, variables);
  const originOf = originIn(written, variables);
  const { frontmatter, spans, text, diagnostics } = frontmatterAtOrigin(readFrontmatter(source, file), originOf);
  diagnostics.push(...ofText);
  // If the frame shows no title (FORMAT.md 3), an H1 with the title is the only heading.
  const title =
    frontmatter.title !== undefined && /^(?:custom|frame)$/.test(frontmatter.mode ?? '')
      ? undefined
      : (frontmatter.title ?? null);
  const { resolver, answers } = recordAnswers(createResolver(`/${id}`, around, options, respelled));
  const isOutline = options.isOutline?.({ file, route, title: frontmatter.title, text: source }) ?? false;
  const compiled = isOutline
    ? uncompiled(resolver)
    : compiledAtOrigin(compile({ text, format, file, title, isUntrusted }, resolver), originOf);
  const { code, needs, gathered } = compiled;
  for (const [key, value] of Object.entries(frontmatter)) {
    const names = typeof value === 'string' ? unfilled(value) : [];
    gathered.undefinedVariables.unshift(...names.map((name) => ({ name, span: spans[key] })));
  }
  const importFaults: Diagnostic[] = [];
  const imports = shared.resolve(gathered, absolute, importFaults);
  const snippetLinks = [...reachable(imports, shared.modules)].flatMap(
    (key) => shared.modules.get(key)?.relativeLinks ?? [],
  );
  if (isUntrusted) gathered.refused.push(...takeAddresses(frontmatter, spans));
  const { description } = frontmatter;
  const script = gathered.scripts.join('\n');
  const addresses = [...namedInPage(source, script, url), ...namedInValue(frontmatter)];
  if (isOutline) addresses.push(...namedInLinks(source));
  const descriptionAsHtml =
    description === undefined ? undefined : descriptionHtml(description, spans['description'], gathered);
  const page = {
    id,
    route,
    file,
    format,
    ...(generated !== undefined && { isGenerated: true as const }),
    ...(pageText.includes('class') && { hasClasses: true as const }),
    frontmatter: gathered.title === undefined ? frontmatter : { ...frontmatter, title: gathered.title },
    frontmatterSpans: spans,
    ...(descriptionAsHtml === undefined ? {} : { descriptionHtml: descriptionAsHtml }),
    headings: withIncluded(gathered.headings, imports, shared.modules, gathered.ids.all()),
    ...(gathered.opening === undefined ? {} : { opening: gathered.opening }),
    ids: gathered.ids.all(),
    references: [...gathered.references, ...relatedLinks(frontmatter, spans)],
    ...(snippetLinks.length > 0 ? { snippetLinks } : {}),
    ...(addresses.length > 0 ? { named: addresses } : {}),
    components: gathered.uses,
    diagrams: gathered.diagrams,
    typed: gathered.typed,
    languages: gathered.languages,
    icons: [...frontmatterIcon(frontmatter, spans), ...gathered.icons],
    body:
      code === undefined
        ? undefined
        : {
            code,
            imports,
            needs,
            places: gathered.places,
            script,
            ...(runsCode({ code, script }) && { runsCode: true as const }),
            ...(code.includes('"script"') && { hasScripts: true as const }),
          },
    // The compiled text contains results that depend on other files: targets of links, and sizes of images.
    digest: digest(
      source,
      base,
      code ?? '',
      descriptionAsHtml ?? '',
      picturesNamedIn(source, resolver),
      shared.digestOf(imports),
      ...snippetLinks.map(({ target }) => resolver.link(target)),
      ...respelled.values(),
    ),
    // The other faults of a text with a merge conflict are its consequences.
    diagnostics: ofText.some(({ code }) => code === 'content/conflict')
      ? ofText
      : [
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
    isOutline,
    stamp,
    source: digestOfBytes(bytes),
    options: optionsOf(relative, around),
    surroundings: around.surroundings,
    answers,
    requests: { imports: gathered.imports, declared: gathered.declared },
    imported: importedDigest(imports, importFaults, shared),
  };
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
export const optionsOf = (relative: string, { moved, url, variables }: PageContext): string =>
  JSON.stringify([moved.get(wantedRoute(relative)), url, variables]);

/** Digest of the files that a page imports. */
export const importedDigest = (
  imports: readonly ContentImport[],
  faults: readonly Diagnostic[],
  shared: ModuleStore,
): string => digestOf(imports, faults, shared.digestOf(imports));

/** Links in `related`, each with its position in the frontmatter. */
function relatedLinks({ related }: Page['frontmatter'], spans: Page['frontmatterSpans']): Page['references'] {
  if (!related) return [];
  return related.map(({ target }, index) => ({ kind: 'link', target, span: spans[`related.${index}`] }));
}

/** The page's icon, if its frontmatter names one. */
function frontmatterIcon({ icon, iconType }: Page['frontmatter'], spans: Page['frontmatterSpans']): Page['icons'] {
  return icon ? [{ name: icon, span: spans['icon'], ...(iconType ? { style: iconType } : {}) }] : [];
}
