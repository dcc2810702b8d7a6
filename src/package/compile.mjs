import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviceFor } from './missingPackage.mjs';
import { library, packageRoot } from './places.mjs';

const stampFile = path.join(library, 'stamps.json');

/**
 * The parts of the library. Each is compiled again when a file in its `sources`, or the version of a package, changes.
 *
 * @type {Record<string, { sources: string[], load: () => Promise<() => Promise<void>> }>}
 */
const parts = {
  words: { sources: ['src/i18n'], load: async () => (await import('./words.mjs')).writeWords },
  modules: { sources: ['src'], load: async () => (await import('./modules.mjs')).writeModules },
  vendor: { sources: ['src/package'], load: async () => (await import('./vendor.mjs')).writeVendor },
  fonts: { sources: ['src/package'], load: async () => (await import('./fonts.mjs')).writeFonts },
  icons: { sources: ['src/package'], load: async () => (await import('./icons.mjs')).writeIcons },
  pages: {
    sources: ['src/package', 'src/features/playground', 'src/browser', 'src/i18n', 'src/theme/styles'],
    load: async () => (await import('./pages.mjs')).writePages,
  },
  frame: {
    sources: [
      ...[
        'package',
        'browser',
        'content',
        'features',
        'formats',
        'frame',
        'i18n',
        'mdx',
        'render',
        'shared',
        'site',
        'theme',
      ].map((room) => `src/${room}`),
    ],
    load: async () => (await import('./frame.mjs')).writeFrame,
  },
  diagrams: { sources: ['src/package'], load: async () => (await import('./diagrams.mjs')).copyDiagrams },
};

/** Identifies the sources of a part by their names, sizes and times. */
function stampOf(sources) {
  const hash = createHash('sha256').update(readFileSync(path.join(packageRoot, 'package.json')));
  for (const folder of sources) {
    const entries = readdirSync(path.join(packageRoot, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${path.relative(packageRoot, file)} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Compiles the parts of the library that are older than their sources.
 *
 * @param {{ clean?: boolean }} [options] `clean` removes what earlier runs left.
 */
export async function compileLibrary({ clean = false } = {}) {
  if (clean) rmSync(library, { recursive: true, force: true });
  mkdirSync(library, { recursive: true });
  for (const [name, { sources, load }] of Object.entries(parts)) {
    const stamp = stampOf(sources);
    if (readStamps()[name] === stamp) continue;
    try {
      const write = await load();
      await write();
    } catch (error) {
      const advice = adviceFor(error);
      if (advice === undefined) throw error;
      process.stderr.write(`${advice}\n`);
      process.exit(1);
    }
    // Another process may have compiled other parts in the meantime.
    writeFileSync(stampFile, `${JSON.stringify({ ...readStamps(), [name]: stamp }, undefined, 2)}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await compileLibrary({ clean: process.argv.includes('--clean') });
  if (process.argv.includes('--publish')) {
    (await import('./types.mjs')).writeTypes();
    await (await import('./schema.mjs')).writeSchema();
  }
}
