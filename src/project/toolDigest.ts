import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../shared/digest.js';
import { packageRoot } from '../shared/packageRoot.js';

let known: string | undefined;

/** The compiled entry points name all that they load, by its content. */
const places = ['package.json', 'src', 'lib/node/integration.js', 'lib/node/command-line.js'];

/**
 * Changes when Trellis itself does. Astro notices changes of the modules it bundles; what renders code, icons and operations
 * stays outside the bundle. Times do not count, so that another checkout of the same version can use a cache.
 */
export function toolDigest(): string {
  known ??= digest(...places.flatMap(textsIn));
  return known;
}

/** Path and text of each module under a place in the package. */
function textsIn(place: string): string[] {
  const absolute = path.join(packageRoot, place);
  if (!existsSync(absolute)) return [];
  const names = /\.js(?:on)?$/.test(place) ? [''] : readdirSync(absolute, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.join(place, name).replaceAll('\\', '/'))
    .filter((file) => /\.(?:ts|tsx|js|json|astro|css)$/.test(file))
    .sort()
    .flatMap((file) => [file, readFileSync(path.join(packageRoot, file), 'utf8')]);
}
