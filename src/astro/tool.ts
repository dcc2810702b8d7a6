import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../content/digest.js';
import { packageRoot } from './paths.js';

let known: string | undefined;

/**
 * Changes when Trellis itself does. Astro notices changes of the modules it bundles; what draws code, icons and operations
 * stays outside the bundle.
 */
export function toolDigest(): string {
  known ??= digest(...stamps(path.join(packageRoot, 'src')));
  return known;
}

function stamps(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const { mtimeMs, size } = statSync(file);
      return `${path.relative(folder, file)} ${mtimeMs} ${size}`;
    });
}
