import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Boundary } from '../config/boundary.js';
import type { OtherFolder } from './migrate/others/folder.js';
import { kindAt } from '../shared/kindAt.js';
import { posixPath } from '../shared/posixPath.js';
import { textAt } from '../shared/textAt.js';

/** Maximum number of bytes of a file that is read; pages and sidebars are far smaller. */
const maxBytes = 5_000_000;

/** Loads Astro's Vite, which parses JavaScript and TypeScript. A package manager may hide it from other packages. */
async function loadParser(): Promise<typeof import('vite')> {
  const astro = createRequire(import.meta.url).resolve('astro/package.json');
  return (await import(pathToFileURL(createRequire(astro).resolve('vite')).href)) as typeof import('vite');
}

function pagesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return pagesBelow(file);
    return entry.isFile() && /\.mdx?$/i.test(entry.name) ? file : [];
  });
}

/** Opens another generator's folder. Its files are read, and none of its code is run. */
export async function openOther(folder: string): Promise<OtherFolder> {
  const { parseSync } = await loadParser();
  const boundary = new Boundary(folder, true);
  const read = (name: string): string | undefined => {
    const file = path.join(folder, name);
    return kindAt(file) === 'file' && boundary.holds(file) ? textAt(file, maxBytes) : undefined;
  };
  return {
    read,
    pages: (below) => {
      const start = path.join(folder, below);
      if (kindAt(start) !== 'folder' || !boundary.holds(start)) return [];
      return pagesBelow(start).map((file) => posixPath(path.relative(folder, file)));
    },
    parse: (name, text) => {
      const { program, errors } = parseSync(name, text);
      return errors.length > 0 ? undefined : program;
    },
  };
}
