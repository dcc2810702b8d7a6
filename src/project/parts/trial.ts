import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildFailure, Message, PartialMessage, Plugin } from 'esbuild';
import { findMdx, type Astro } from '../../render/parts/astro.js';
import { isInstalled } from '../../shared/installedModule.js';
import { messageOf } from '../../shared/messageOf.js';

/** The fields that are read from the output of Astro's compiler. */
interface Compiled {
  code: string;
  scripts: readonly { type: string; code?: string }[];
  diagnostics: readonly {
    severity: string;
    text: string;
    labels: readonly { line: number; column: number }[];
  }[];
}
type Transform = (source: string, options: Record<string, unknown>) => Compiled;

let compiler: Promise<Transform> | undefined;

/** The compiler that Astro itself uses. */
function astroCompiler({ manifest }: Astro): Promise<Transform> {
  compiler ??= import(pathToFileURL(createRequire(manifest).resolve('@astrojs/compiler-rs')).href).then(
    ({ transform }: { transform: Transform }) => transform,
  );
  return compiler;
}

/** A part that was compiled, with its files. */
export interface PartFiles {
  /** Absolute paths of all files, including its own. */
  files: string[];
  /** Browser scripts, and the absolute paths of their files. */
  scripts: { file: string; code: string }[];
}

/** Why a part cannot be used. */
export interface PartFault {
  message: string;
  /** What to do about it; undefined if the message says it. */
  help?: string;
  /** Absolute path. */
  file: string;
  /** Counted from 1; undefined if unknown. */
  line?: number;
  column?: number;
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.js'];
const modules = /\.(?:astro|[cm]?[jt]sx?)$/;

function existing(file: string): string | undefined {
  return endings.map((ending) => file + ending).find((each) => existsSync(each) && path.extname(each) !== '');
}

function isAvailable(specifier: string, folder: string): boolean {
  const [name = ''] = /^(?:@[^/]*\/)?[^/]*/.exec(specifier) ?? [];
  // The first two are found wherever the folder is.
  return name === 'astro' || name === 'trellis-docs' || isInstalled(name, folder);
}

function missing(specifier: string, importer: string, what: string): { errors: PartialMessage[] } {
  const lines = readFileSync(importer, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(specifier));
  const location = { file: importer, line: line + 1, column: Math.max(0, lines[line]?.indexOf(specifier) ?? 0) };
  return { errors: [{ text: `\`${specifier}\` ${what}`, ...(line < 0 ? {} : { location }) }] };
}

/** Supplies the bundler with Astro's compiled components, and collects everything that a part imports. */
function partPlugin(transform: Transform, { files, scripts }: PartFiles): Plugin {
  const texts = new Map<string, string>();
  const ofBrowser = new Set<string>();
  return {
    name: 'trellis-parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path: specifier, importer, resolveDir, kind }) => {
        if (kind === 'entry-point') return { path: specifier };
        const [plain = ''] = specifier.split('?');
        if (specifier.startsWith('script:')) return { path: specifier, namespace: 'script' };
        // Styles and scripts that the compiler extracted from a component.
        if (specifier.includes('?astro&') || specifier.includes(':') || isBuiltin(plain)) return { external: true };
        const from = importer.replace(/^script:\d+:/, '');
        if (!/^[./]/.test(plain))
          return isAvailable(plain, resolveDir) ? { external: true } : missing(specifier, from, 'is not installed');
        const file = existing(path.resolve(resolveDir, plain));
        if (file === undefined) return missing(specifier, from, 'does not exist');
        if (file.endsWith('.mdx') && findMdx(resolveDir) === undefined)
          return missing(specifier, from, 'needs the package `@astrojs/mdx`, which is not installed');
        if (importer.startsWith('script:') || ofBrowser.has(importer)) ofBrowser.add(file);
        if (modules.test(file) && plain === specifier) return { path: file };
        if (!files.includes(file)) files.push(file);
        return { external: true };
      });
      onLoad({ filter: /.*/, namespace: 'script' }, ({ path: name }) => {
        const [, file = ''] = /^script:\d+:(.*)$/s.exec(name) ?? [];
        return { contents: texts.get(name) ?? '', loader: 'ts', resolveDir: path.dirname(file) };
      });
      onLoad({ filter: /.*/ }, ({ path: file }) => {
        if (!files.includes(file)) files.push(file);
        const source = readFileSync(file, 'utf8');
        if (ofBrowser.has(file)) scripts.push({ file, code: source });
        if (!file.endsWith('.astro')) return undefined;
        const { code, scripts: own, diagnostics } = transform(source, { filename: file });
        const [fault] = diagnostics.filter(({ severity }) => severity === 'error');
        if (fault) {
          const [at] = fault.labels;
          return {
            errors: [{ text: fault.text, ...(at && { location: { line: at.line, column: at.column, file } }) }],
          };
        }
        scripts.push(...own.map((script) => ({ file, code: script.code ?? '' })));
        if (/<script\b/.test(source)) scripts.push({ file, code: source });
        const imports = own.flatMap((script, index) => {
          if (script.code === undefined) return [];
          const name = `script:${index}:${file}`;
          texts.set(name, script.code);
          return [`import ${JSON.stringify(name)};`];
        });
        return { contents: `${code}\n${imports.join('\n')}`, loader: 'ts', resolveDir: path.dirname(file) };
      });
    },
  };
}

/** Tests whether the bundler can process a part. A part that it cannot parse would break the whole site. */
export async function tryPart(file: string, astro: Astro | { lack: string }): Promise<PartFiles | PartFault> {
  if ('lack' in astro)
    return { message: astro.lack, help: "Run `npm install astro`. Until then, Trellis' own part is used.", file };
  const result: PartFiles = { files: [], scripts: [] };
  try {
    const { build } = await import('esbuild');
    await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'esnext',
      jsx: 'automatic',
      jsxImportSource: 'astro',
      logLevel: 'silent',
      // The folder's own settings belong to the author's project.
      tsconfigRaw: {},
      plugins: [partPlugin(await astroCompiler(astro), result)],
    });
    return result;
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    return first ? faultOf(first, file) : { message: messageOf(error), file };
  }
}

function faultOf({ text, location, pluginName }: Message, part: string): PartFault {
  if (!location) return { message: text, file: part };
  const file = path.resolve(location.file);
  // For an `.astro` file, the bundler only knows positions in the compiled code.
  const isKnown = pluginName !== '' || !file.endsWith('.astro');
  return { message: text, file, ...(isKnown ? { line: location.line, column: location.column + 1 } : {}) };
}
