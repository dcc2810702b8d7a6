import { readFileSync } from 'node:fs';
import path from 'node:path';

const fixedImport = /(?:from|import)"(\.{1,2}\/[^"]+)"/g;
const laterImport = /import\("(\.{1,2}\/[^"]+)"\)/g;
const loader = /import\("(\.\/[^"]+)"\);return\{id:(?:"([\w-]+)"|([\w$]+)),diagram/g;
/** Code that is loaded for a diagram's content: layouts by name, formulas, and a helper. */
const layouts = /^(?:dagre|cose-bilkent|swimlanes)-/;
const formulas = /^katex-/;
/** Default layouts of kinds that do not use the usual one. */
const ownLayouts = { mindmap: 'cose-bilkent', swimlane: 'swimlanes' };

/**
 * Finds out which files of Mermaid's browser build each kind of diagram loads.
 *
 * @param {string} folder absolute path of the build.
 * @param {string} entry file of the build that pages load.
 * @returns {{ core: string[], kinds: Record<string, string[]>, layouts: string[], formulas: string[] }} paths in the folder.
 */
export function diagramKinds(folder, entry) {
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(path.join(folder, file), 'utf8'));
    return texts.get(file);
  };
  const importsOf = (file, pattern) =>
    Array.from(textOf(file).matchAll(pattern), ([, target]) => path.posix.join(path.posix.dirname(file), target));
  const withImports = (files, found = new Set()) => {
    for (const file of files) if (!found.has(file)) withImports(importsOf(file, fixedImport), found.add(file));
    return found;
  };
  const nameOf = (file) => path.posix.basename(file);
  const later = (files) => [...files].flatMap((file) => importsOf(file, laterImport));

  const core = withImports([entry]);
  const isKnown = (file) => core.has(file);
  const rest = (files) => [...withImports(files)].filter((file) => !isKnown(file)).sort();
  const kinds = {};
  for (const [, target, literal, variable] of textOf(entry).matchAll(loader)) {
    const [, assigned] = variable
      ? new RegExp(`[ ,]${variable.replaceAll('$', '\\$')}="([^"]+)"`).exec(textOf(entry))
      : [];
    const id = literal ?? assigned;
    const files = withImports([path.posix.join(target)]);
    const needed = later(files).filter((file) => {
      const name = nameOf(file);
      if (layouts.test(name)) return name.startsWith('dagre-') || name.startsWith(`${ownLayouts[id]}-`);
      // All others are small.
      return !formulas.test(name);
    });
    kinds[id] = rest([...files, ...needed]);
  }
  const every = later(new Set([...core, ...Object.values(kinds).flat()]));
  return {
    core: [...core].sort(),
    kinds,
    layouts: rest(every.filter((file) => layouts.test(nameOf(file)))),
    formulas: rest(every.filter((file) => formulas.test(nameOf(file)))),
  };
}
