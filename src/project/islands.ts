import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message, Plugin } from 'esbuild';
import type { Feature } from '../features/feature.js';
import { givenFunction } from '../mdx/compile/authorFunctions.js';
import { componentNames } from '../mdx/componentProperties.js';
import { digest } from '../shared/digest.js';
import { metaValues } from '../mdx/compile/importMeta.js';
import { isInteractive, reachable, reactModule } from '../mdx/interactivity.js';
import type { Content, Page } from '../content/page.js';
import type { ContentImport } from '../mdx/compiled.js';
import { diagnostic } from '../diagnostics/create.js';
import { beginning, type Diagnostic } from '../diagnostics/diagnostic.js';
import { indexLines } from '../diagnostics/lines.js';
import { packageRoot } from '../shared/packageRoot.js';
import { textAt } from '../shared/textAt.js';

const published = '/_trellis/islands/';
const client = path.join(packageRoot, 'src/browser/island');
const names = ['authors', 'entry', 'ambient'] as const;
const pluginName = 'trellis-authors';

/** React's exports that authors' components use without importing them. */
const ambient = [
  ...['createContext', 'createRef', 'forwardRef', 'memo', 'startTransition', 'useCallback', 'useContext'],
  ...['useDebugValue', 'useDeferredValue', 'useEffect', 'useId', 'useImperativeHandle', 'useInsertionEffect'],
  ...['useLayoutEffect', 'useMemo', 'useReducer', 'useRef', 'useState', 'useSyncExternalStore', 'useTransition'],
];

/** A text with JavaScript that may have to run in a browser: a page or an imported file. */
interface Source {
  script: string;
  imports: readonly (Pick<ContentImport, 'names'> & { file: string | undefined })[];
  isData: boolean;
}

/** The author's components that need the browser, bundled for it. */
export interface Islands {
  /** Root-relative address, without base, of the script for a file. Keys are those of modules, or files of pages. */
  addresses: ReadonlyMap<string, string>;
  /** Scripts by root-relative address, without base. */
  files: ReadonlyMap<string, Uint8Array>;
  diagnostics: readonly Diagnostic[];
  /** Changes with the scripts of a page. */
  digestOf(page: Page): string;
}

/** The value for a site without such components. */
export const noIslands: Islands = { addresses: new Map(), files: new Map(), diagnostics: [], digestOf: () => '' };

/**
 * Address of the script with a file's components, if any of them needs the browser.
 *
 * @param file file of a page, or key of a module.
 */
export function islandAddress({ addresses }: Islands, modules: Content['modules'], file: string): string | undefined {
  return addresses.get(modules.get(file)?.file ?? file);
}

/** A bundle, and its messages, whose places also depend on the texts around the scripts. */
interface Bundle extends Omit<Islands, 'diagnostics'> {
  diagnose: (folder: string) => Diagnostic[];
}

let last: { key: string; bundle: Bundle } | undefined;

/**
 * Bundles a site's own components for the browser, with Preact in a shared file.
 *
 * @param folder folder that the paths of the files are relative to, where messages are placed.
 */
export async function bundleIslands(content: Pick<Content, 'pages' | 'modules'>, folder: string): Promise<Islands> {
  const sources = sourcesOf(content);
  const files = interactiveFiles(sources);
  if (files.length === 0) return noIslands;
  const key = digest(...[...sources].flatMap(([name, { script, imports }]) => [name, script, JSON.stringify(imports)]));
  if (last?.key !== key) last = { key, bundle: await bundle(files, sources, content) };
  const { diagnose, ...islands } = last.bundle;
  return { ...islands, diagnostics: diagnose(folder) };
}

// Files are identified by their path in the documentation, so that the output does not depend on the folder's location.
function sourcesOf({ pages, modules }: Pick<Content, 'pages' | 'modules'>): Map<string, Source> {
  const importsOf = (imports: readonly ContentImport[]): Source['imports'] =>
    imports.map(({ names, module }) => ({
      names,
      file: module === reactModule || module === undefined ? module : modules.get(module)?.file,
    }));
  const sources = new Map<string, Source>();
  for (const { file, script, imports, kind } of modules.values())
    sources.set(file, { script, imports: importsOf(imports), isData: kind === 'data' });
  for (const { file, body } of pages)
    if (body && body.script !== '')
      sources.set(file, { script: body.script, imports: importsOf(body.imports), isData: false });
  return sources;
}

/** Files with components that need the browser, in their own text or in a file that they import. */
function interactiveFiles(sources: ReadonlyMap<string, Source>): string[] {
  const isOne = ({ isData, script }: Source): boolean => !isData && isInteractive(script);
  const reaches = (source: Source, files: Set<string>): boolean =>
    isOne(source) ||
    source.imports.some(({ file = '' }) => {
      const imported = files.has(file) ? undefined : sources.get(file);
      files.add(file);
      return imported !== undefined && reaches(imported, files);
    });
  return [...sources].flatMap(([file, source]) =>
    !source.isData && source.script !== '' && reaches(source, new Set()) ? [file] : [],
  );
}

async function bundle(
  files: readonly string[],
  sources: ReadonlyMap<string, Source>,
  { modules }: Pick<Content, 'modules'>,
): Promise<Bundle> {
  const entryPoints = files.map((file) => ({ in: `entry:${file}`, out: `island-${digest(file).slice(0, 8)}` }));
  try {
    const { build } = await import('esbuild');
    const { outputFiles, metafile, warnings } = await build({
      entryPoints,
      outdir: published,
      absWorkingDir: packageRoot,
      entryNames: '[name]-[hash]',
      chunkNames: 'shared-[hash]',
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
      metafile: true,
      logLevel: 'silent',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"', ...metaValues },
      inject: ['ambient:all'],
      plugins: [authorsPlugin(sources)],
    });
    const addresses = new Map<string, string>();
    for (const [output, { entryPoint }] of Object.entries(metafile.outputs))
      if (entryPoint?.startsWith('entry:'))
        addresses.set(entryPoint.slice('entry:'.length), published + path.basename(output));
    const outputs = new Map(outputFiles.map((file) => [published + path.basename(file.path), file.contents]));
    return {
      addresses,
      files: outputs,
      digestOf: (page) => scriptsOf(page, addresses, modules),
      diagnose: (folder) =>
        warnings.filter((warning) => warning.pluginName === pluginName).map((warning) => absentFile(warning, folder)),
    };
  } catch (error) {
    return { ...noIslands, diagnose: (folder) => [failure(error, folder)] };
  }
}

function scriptsOf({ file, body }: Page, addresses: ReadonlyMap<string, string>, modules: Content['modules']): string {
  const imported = [...reachable(body?.imports ?? [], modules)].map((key) => modules.get(key)?.file ?? '');
  return [file, ...imported].map((used) => addresses.get(used) ?? '').join(' ');
}

/** Provides the author's texts, which are not separate files, to the bundler. */
function authorsPlugin(sources: ReadonlyMap<string, Source>): Plugin {
  return {
    name: pluginName,
    setup({ onResolve, onLoad }) {
      for (const namespace of names)
        onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path: specifier }) => ({
          path: specifier.slice(namespace.length + 1),
          namespace,
          // Unused exports are dropped.
          sideEffects: namespace === 'entry',
        }));
      // The bundler does not find the packages that Yarn keeps in archives outside of the project.
      onResolve({ filter: /^preact(?:\/|$)/ }, ({ path: specifier }) => ({
        path: fileURLToPath(import.meta.resolve(specifier)),
      }));
      // A component that loads a missing file later must not break those of other pages, so only its own call fails.
      onResolve({ filter: /./, namespace: 'authors' }, ({ path: specifier, kind }) =>
        kind === 'import-statement' || URL.canParse(specifier)
          ? undefined
          : { path: specifier, external: true, warnings: [{ text: specifier }] },
      );
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: file }) => ({
        contents: `import * as authors from ${JSON.stringify(`authors:${file}`)};
import { start as run } from './runtime.ts';
export const start = (element, name, given, base) => run(element, name, authors[name], given, base);
export const give = (name) => (name.startsWith('${givenFunction}') ? authors[name]() : authors[name]);`,
        loader: 'js',
        resolveDir: client,
      }));
      onLoad({ filter: /.*/, namespace: 'ambient' }, () => ({
        contents: `export { default as React, createElement as h, Fragment, ${ambient.join(', ')} } from 'preact/compat';
import { part } from './parts.ts';
${componentNames.map((name) => `export const ${name} = /* @__PURE__ */ part('${name}');`).join('\n')}`,
        loader: 'js',
        resolveDir: client,
      }));
      onLoad({ filter: /.*/, namespace: 'authors' }, ({ path: file }) => {
        const source = sources.get(file);
        if (!source) return { contents: '', loader: 'js', resolveDir: client };
        return source.isData
          ? { contents: source.script, loader: 'json', resolveDir: client }
          : {
              contents: `${globalReact(source.script)}${statements(source.imports)}\n${source.script}`,
              loader: 'tsx',
              resolveDir: client,
            };
      });
    },
  };
}

/** Sets the global `React` that components look for, as on other sites of this format. */
const globalReact = (script: string): string =>
  /\b(?:globalThis|window)\.React\b/.test(script)
    ? `import $React from 'preact/compat';globalThis.React ??= $React;`
    : '';

function statements(imports: Source['imports']): string {
  return imports
    .flatMap(({ names: bindings, file }) => Object.entries(bindings).map(([local, name]) => ({ local, name, file })))
    .map(({ local, name, file }) => {
      if (file === undefined) return `const ${local} = () => null;`;
      const from = JSON.stringify(file === reactModule ? 'preact/compat' : `authors:${file}`);
      return name === '*' ? `import * as ${local} from ${from};` : `import { ${name} as ${local} } from ${from};`;
    })
    .join('');
}

function absentFile({ text, location }: Message, folder: string): Diagnostic {
  return diagnostic('content/island', {
    message: `\`${text}\` cannot be loaded by a component in the browser.`,
    help: 'Load a package by its address (`https://…`), or import a file of this documentation at the top of the file.',
    ...placeOf(location, folder),
  });
}

function failure(error: unknown, folder: string): Diagnostic {
  const [first] = (error as { errors?: Message[] }).errors ?? [];
  const message = first?.text ?? String(error);
  return diagnostic('content/island', {
    message: `The components with hooks could not be bundled for the browser: ${message.replace(/\.$/, '')}.`,
    help: 'They are shown in their initial state.',
    ...placeOf(first?.location, folder),
  });
}

/** Place of a message in the author's file, of which the bundler has only the script. */
function placeOf(location: Message['location'] | undefined, folder: string): Pick<Diagnostic, 'file' | 'span'> {
  const [, file] = /^authors:(.*)$/s.exec(location?.file ?? '') ?? [];
  if (!location || file === undefined) return {};
  const text = textAt(path.join(folder, file)) ?? '';
  const at = text.indexOf(location.lineText.trim());
  if (at === -1) return { file, span: beginning };
  // Columns and lengths are in bytes.
  const line = Buffer.from(location.lineText);
  const part = (from: number, to: number): string => line.subarray(from, to).toString();
  const start = at + part(0, location.column).trimStart().length;
  const { length } = part(location.column, location.column + location.length);
  return { file, span: indexLines(text).spanAt(start, start + length) };
}

/** Hydrates the author's components that need the browser. */
export function islands({ islands: site }: { islands: Islands }): Feature {
  return {
    name: 'islands',
    key: ({ source: { page } }) => (page ? site.digestOf(page) : ''),
    check: () => site.diagnostics,
    files: () =>
      [...site.files].map(([address, contents]) => [address, { key: () => address, contents: () => contents }]),
  };
}
