import path from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { trellis, type TrellisOptions } from '../astro/integration.js';
import { cacheFolder, packageRoot } from '../astro/paths.js';

/** Astro's configuration for a folder outside the package: our package is the root, the output and the cache are the folder's. */
export function astroConfig(
  folder: string,
  base: string,
  options: TrellisOptions & { out?: string; site?: string },
): AstroInlineConfig {
  const { out, site, ...rest } = options;
  return {
    root: packageRoot,
    configFile: false,
    base,
    ...(site ? { site } : {}),
    outDir: out ?? path.join(folder, 'dist'),
    cacheDir: cacheFolder(folder),
    publicDir: path.join(cacheFolder(folder), 'public'),
    logLevel: 'error',
    integrations: [trellis({ folder, ...rest })],
    vite: { cacheDir: path.join(cacheFolder(folder), 'vite') },
  };
}
