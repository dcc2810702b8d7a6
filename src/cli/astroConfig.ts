import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { integrate, type CommandLine } from '../astro/integration.js';
import type { TrellisOptions } from '../astro/options.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { keepText } from '../shared/wholeFile.js';

/** The settings of a command that become Astro's configuration. */
export interface Task extends CommandLine, Pick<TrellisOptions, 'mock' | 'untrusted'> {
  /** Absolute path of the documentation folder. */
  folder: string;
  base: string;
  /** Address that the site is served at. */
  site?: string | undefined;
  /** Absolute path of the folder that Astro writes to. */
  output?: string;
}

/** The folder of installed packages that Astro lies in. */
function installedPackages(): string {
  const astro = path.dirname(createRequire(import.meta.url).resolve('astro/package.json'));
  return path.dirname(astro);
}

/** Lets modules that Astro makes up, which belong to the root, find Astro and what it is installed with. */
function linkPackages(root: string): void {
  const link = path.join(root, 'node_modules');
  const target = installedPackages();
  const isLinked = (): boolean => existsSync(link) && realpathSync(link) === realpathSync(target);
  if (isLinked()) return;
  rmSync(link, { recursive: true, force: true });
  try {
    // Windows lets everyone make junctions, and only some make links.
    symlinkSync(target, link, 'junction');
  } catch (error) {
    // Another process may have been first.
    if (!isLinked()) throw error;
  }
}

/** Keeps Astro from the author's `package.json`, which it would look for in the folders above, and which may be broken. */
function writePackageFile(root: string): void {
  keepText(path.join(root, 'package.json'), '{ "private": true }\n');
}

/**
 * Astro's configuration for a documentation folder. The root is a folder in its cache, as Astro writes to its root, and takes
 * pages, public files and settings of a project from there.
 */
export function astroConfig({ folder, base, site, output, mock, untrusted, ...commandLine }: Task): AstroInlineConfig {
  const cache = cacheFolder(folder);
  const root = path.join(cache, 'project');
  mkdirSync(root, { recursive: true });
  linkPackages(root);
  writePackageFile(root);
  return {
    root,
    configFile: false,
    base,
    ...(site ? { site } : {}),
    ...(output ? { outDir: output } : {}),
    cacheDir: commandLine.pages?.folder ?? cache,
    // A build throws what it would log.
    logLevel: output ? 'silent' : 'error',
    integrations: [integrate({ folder, ...(mock ? { mock } : {}), ...(untrusted ? { untrusted } : {}) }, commandLine)],
    vite: {
      cacheDir: path.join(cache, 'vite'),
      // Otherwise the settings of PostCSS are looked for in the folders above, and run.
      css: { postcss: {} },
      // Otherwise all files of the repository that the folder lies in.
      server: { fs: { allow: [root, installedPackages()] } },
    },
  };
}
