import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { integrate, type CommandLine } from '../astro/integration.js';
import type { TrellisOptions } from '../astro/options.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { keepText } from '../shared/wholeFile.js';

/** The options of a command that become Astro's configuration. */
export interface Task extends CommandLine, Pick<TrellisOptions, 'mock' | 'untrusted'> {
  /** Absolute path of the documentation folder. */
  folder: string;
  base: string;
  /** Address at which the site is served. */
  site?: string | undefined;
  /** Absolute path of the folder that Astro writes to. */
  output?: string;
}

/** The folder of installed packages that contains Astro. */
function installedPackages(): string {
  const astro = path.dirname(createRequire(import.meta.url).resolve('astro/package.json'));
  return path.dirname(astro);
}

/** Lets modules that Astro generates, which belong to the root, import Astro and its dependencies. */
function linkPackages(root: string): void {
  const link = path.join(root, 'node_modules');
  const target = installedPackages();
  const isLinked = (): boolean => existsSync(link) && realpathSync(link) === realpathSync(target);
  if (isLinked()) return;
  rmSync(link, { recursive: true, force: true });
  try {
    // On Windows everyone may create junctions, but only some users may create links.
    symlinkSync(target, link, 'junction');
  } catch (error) {
    // Another process may have created it first.
    if (!isLinked()) throw error;
  }
}

/** Keeps Astro and Vite from reading the author's `package.json` and `tsconfig.json` in a parent folder, which configure another program. */
function writeOwnSettings(root: string): { tsconfig: string } {
  const tsconfig = path.join(root, 'tsconfig.json');
  keepText(path.join(root, 'package.json'), '{ "private": true }\n');
  keepText(tsconfig, '{}\n');
  return { tsconfig };
}

/**
 * Astro's configuration for a documentation folder. The root is a folder in the cache, because Astro writes to its root and would otherwise use
 * pages, public files and settings found there.
 */
export function astroConfig({ folder, base, site, output, mock, untrusted, ...commandLine }: Task): AstroInlineConfig {
  const cache = cacheFolder(folder);
  const root = path.join(cache, 'project');
  mkdirSync(root, { recursive: true });
  linkPackages(root);
  const { tsconfig } = writeOwnSettings(root);
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
      tsconfig,
      // Otherwise PostCSS would search parent folders for a configuration and run it.
      css: { postcss: {} },
      // Otherwise Vite would watch the whole repository that contains the folder.
      server: { fs: { allow: [root, installedPackages()] } },
    },
  };
}
