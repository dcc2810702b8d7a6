import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../shared/digest.js';
import { packageRoot } from '../shared/packageRoot.js';

let known: string | undefined;

/** The compiled entry points contain the hashes of everything that they load. */
const places = ['package.json', 'src', 'lib/node/integration.js', 'lib/node/command-line.js'];

/**
 * Changes when Trellis itself changes. Astro only notices changes in the modules that it bundles, which do not include highlighting, icons and
 * operations. Times do not count, so that another checkout of the same version can use the cache.
 */
export function toolDigest(): string {
  known ??= digest(...places.flatMap(textsIn));
  return known;
}

/** Path and text of each module below a path in the package. */
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
