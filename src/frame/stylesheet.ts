import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Features, transform } from 'lightningcss';
import { compile } from 'tailwindcss';
import { posixPath } from '../shared/posixPath.js';

/** A compiled style sheet, to which rules for further classes can be added. */
export interface CompiledStylesheet {
  /** Returns the style sheet with rules for all class names passed so far. */
  build: (names: string[]) => string;
  /** Absolute paths of the style sheets that it imports. */
  imports: readonly string[];
}

/** Value of `Polyfills.None`, which Tailwind exports only as a type. */
const noPolyfills = 0;

/**
 * Compiles a style sheet of Tailwind's with everything that it imports.
 *
 * @param file absolute path. Addresses in the result are relative to its folder.
 */
export async function compileStylesheet(file: string): Promise<CompiledStylesheet> {
  const imports: string[] = [];
  const folder = path.dirname(file);
  const { build } = await compile(await readFile(file, 'utf8'), {
    base: folder,
    // All supported browsers have typed custom properties and `color-mix`.
    polyfills: noPolyfills,
    loadStylesheet: async (id, base) => {
      const imported = id.startsWith('.') ? path.resolve(base, id) : fileURLToPath(import.meta.resolve(id));
      imports.push(imported);
      const from = path.dirname(imported);
      return { path: imported, base: from, content: moveAddresses(await readFile(imported, 'utf8'), from, folder) };
    },
  });
  return { build, imports };
}

/** Rewrites relative addresses of a style sheet for another folder. */
function moveAddresses(css: string, from: string, to: string): string {
  return css.replace(
    /(?<=url\(['"]?)\.{1,2}\/[^'")]+/g,
    (address) => `./${posixPath(path.relative(to, path.join(from, address)))}`,
  );
}

/** Oldest browsers that have `light-dark()`, which all colours need, and what Tailwind needs, in the form of `lightningcss`. */
const targets = {
  chrome: 123 << 16,
  safari: (17 << 16) | (5 << 8),
  ios_saf: (17 << 16) | (5 << 8),
  firefox: 128 << 16,
};

/** Minifies a style sheet, rewrites nested rules, and adds the prefixes that the oldest supported browsers need. */
export function minifyStylesheet(css: string): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    include: Features.Nesting,
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
    errorRecovery: true,
  });
  return code.toString();
}
