import path from 'node:path';
import { ImportType, init, parse, type ImportSpecifier } from 'es-module-lexer';
import { transform } from 'esbuild';
import type { SiteFiles } from './addresses.js';

export interface ModuleScript {
  text: string;
  /** Paths of modules that it imports, statically or dynamically. */
  imports: readonly string[];
}

/** The file that a specifier in a module names; undefined if it is not a file of the site. */
function imported(specifier: string, from: string, files: SiteFiles): string | undefined {
  if (!/^\.{0,2}\//.test(specifier)) return undefined;
  const [name = ''] = specifier.split(/[?#]/);
  const file = name.startsWith('/') ? name.slice(1) : path.posix.join(path.posix.dirname(from), name);
  return files.has(file) ? file : undefined;
}

/** Addresses of the site's files that a build's script contains as string literals. */
const paths = /(["'`])\/(_(?:astro|trellis)\/[^"'`$\\\s]+)\1/g;

/** Replaces `import()` and `import.meta`, which only modules may use, with names that the export's script defines. */
function withoutModuleSyntax(code: string, specifiers: readonly ImportSpecifier[]): string {
  let output = '';
  let end = 0;
  for (const { t: type, ss: start } of specifiers) {
    if (type === ImportType.Static) continue;
    const [syntax, name] =
      type === ImportType.ImportMeta ? ['import.meta', 'trellisMeta'] : ['import', 'trellisImport'];
    output += `${code.slice(end, start)}${name}`;
    end = start + syntax.length;
  }
  return output + code.slice(end);
}

/**
 * Rewrites a module as a classic script, because browsers load no modules from `file:`.
 *
 * @param file its path in the site.
 * @returns undefined if that is impossible: it uses top-level await or is not JavaScript.
 */
export async function moduleScript(code: string, file: string, files: SiteFiles): Promise<ModuleScript | undefined> {
  await init;
  try {
    const [specifiers] = parse(code);
    const imports = specifiers.map(({ n: name = '', t: type }) => ({ type, target: imported(name, file, files) }));
    const needs = imports.flatMap(({ type, target }) => (type === ImportType.Static ? (target ?? []) : []));
    const plain = withoutModuleSyntax(code, specifiers);
    const ours = file.startsWith('_astro/')
      ? plain.replace(paths, (whole, _, target: string) => (files.has(target) ? `(trellisRoot+"${target}")` : whole))
      : plain;
    const { code: common } = await transform(ours, {
      format: 'cjs',
      minifyWhitespace: true,
      charset: 'utf8',
      logLevel: 'silent',
    });
    const names = 'require,module,exports,trellisImport,trellisMeta,trellisRoot';
    return {
      text: `trellisOffline.define(${JSON.stringify(file)},${JSON.stringify(needs)},function(${names}){${common.trimEnd()}\n});\n`,
      imports: imports.flatMap(({ target }) => target ?? []),
    };
  } catch {
    return undefined;
  }
}
