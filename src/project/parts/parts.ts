import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../shared/digest.js';
import { diagnostic } from '../../diagnostics/create.js';
import { beginning, type Diagnostic } from '../../diagnostics/diagnostic.js';
import { findAstro } from '../../render/parts/astro.js';
import { findParts, refusedParts, unknownPart, type Part } from '../../render/parts/find.js';
import { posixPath } from '../../shared/posixPath.js';
import type { BrowserCode } from '../componentLoads.js';
import { tryPart, type PartFault, type PartFiles } from './trial.js';

/** The parts of the frame that a documentation folder replaces. */
export interface Parts {
  used: readonly Part[];
  /** Paths of all their files, for messages. */
  files: readonly string[];
  /** Their browser scripts, and the paths of the scripts' files. */
  scripts: readonly BrowserCode[];
  /** Changes when a part changes. */
  digest: string;
  diagnostics: readonly Diagnostic[];
}

/** The value for a folder without parts. */
const noParts: Parts = { used: [], files: [], scripts: [], digest: '', diagnostics: [] };

/** Reads the parts of a documentation folder. Unusable parts are reported and left out. */
export async function readParts(folder: string, isUntrusted: boolean): Promise<Parts> {
  if (isUntrusted) return { ...noParts, diagnostics: refusedParts(folder) };
  const { parts, others, diagnostics } = findParts(folder);
  if (parts.length === 0 && others.length === 0 && diagnostics.length === 0) return noParts;
  const astro = findAstro(folder);
  const strange = strangeSign.exec(posixPath(folder))?.[0];
  const used: Part[] = [];
  const files = new Set<string>();
  const scripts: BrowserCode[] = [];
  const pathOf = (file: string): string => posixPath(path.relative(folder, file));
  for (const part of parts) {
    const result = strange === undefined ? await tryPart(part.file, astro) : misplaced(part, strange);
    if (!isUsable(result)) {
      diagnostics.push(broken(part, result, folder));
      continue;
    }
    used.push(part);
    scripts.push(...result.scripts.map(({ file, code }) => ({ file: pathOf(file), code })));
    for (const file of result.files) files.add(file);
  }
  const paths = new Set([...files].map(pathOf));
  const unknown = others.filter((name) => !paths.has(`trellis/${name}.astro`));
  return {
    used,
    files: [...paths],
    scripts,
    digest: digest(
      'version' in astro ? astro.version : '',
      ...used.map(({ name }) => name),
      ...[...files].sort().flatMap((file) => [pathOf(file), textOf(file)]),
    ),
    diagnostics: [...diagnostics, ...unknown.map(unknownPart)],
  };
}

const isUsable = (result: PartFiles | PartFault): result is PartFiles => 'files' in result;
const textOf = (file: string): string => readFileSync(file, 'latin1');

// Vite reads `?`, `#` and `%` of a path as those of an address, and the others end a name or stand for several.
const strangeSign = /[#%?*"\\]/;

const misplaced = ({ file }: Part, sign: string): PartFault => ({
  message: `the path of the documentation folder has a \`${sign}\`, which Astro cannot handle`,
  help: "Rename the folder; until then, Trellis' own part is used.",
  file,
});

function broken({ place }: Part, { message, help, file, line, column = 1 }: PartFault, folder: string): Diagnostic {
  const at = line === undefined ? undefined : { line, column };
  return diagnostic('parts/broken', {
    message: `\`${place}\` cannot be used: ${message.replace(/\.$/, '')}.`,
    help: help ?? "Trellis' own part is used instead.",
    file: posixPath(path.relative(folder, file)),
    span: at ? { start: at, end: at } : beginning,
  });
}
