import { createRequire } from 'node:module';
import type { Message, TransformFailure } from 'esbuild';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { metaValues } from './compile/importMeta.js';
import { findForwards, type ModuleStatements } from './compile/statements.js';

const require = createRequire(import.meta.url);
/** Loads esbuild, which few sites need. */
const esbuild = (): typeof import('esbuild') => require('esbuild') as typeof import('esbuild');

const options = {
  loader: 'tsx',
  format: 'cjs',
  jsx: 'transform',
  jsxFactory: 'h',
  jsxFragment: 'Fragment',
  target: 'es2022',
  define: metaValues,
} as const;

/**
 * Compiles a component file to the body of a function that fills `exports`.
 *
 * @param statements its text without imports, and the imports.
 * @param file its name in messages.
 * @returns no code, and a diagnostic, if it does not compile.
 */
export function compileScript(
  statements: Pick<ModuleStatements, 'imports' | 'rest'>,
  file: string,
): { code: string; diagnostics: Diagnostic[] } {
  try {
    const { code } = esbuild().transformSync(statements.rest, options);
    // Without its import, esbuild takes the name for that of a type, and drops the export.
    const exports = findForwards(statements).map(
      ([exported, local]) =>
        `Object.defineProperty(module.exports, ${JSON.stringify(exported)}, { enumerable: true, get: () => ${local} });\n`,
    );
    return { code: code + exports.join(''), diagnostics: [] };
  } catch (error) {
    return { code: '', diagnostics: [scriptError(error, file)] };
  }
}

function scriptError(error: unknown, file: string): Diagnostic {
  const [first] = (error as Partial<TransformFailure>).errors ?? ([] as Message[]);
  const start = { line: first?.location?.line ?? 1, column: (first?.location?.column ?? 0) + 1 };
  return diagnostic('content/compile', {
    message: `The component file does not compile: ${first?.text ?? String(error)}.`,
    help: 'Component files contain JavaScript or TypeScript with JSX.',
    file,
    span: { start, end: { line: start.line, column: start.column + 1 } },
  });
}
