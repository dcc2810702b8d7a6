import { readFileSync } from 'node:fs';
import path from 'node:path';
import { library } from '../../shared/packageRoot.js';

/** Folder with the pages of the playground (`index.html`), the explorer (`explorer.html`) and channels (`socket.html`), and their `assets/`. */
export const playgroundBundle = path.join(library, 'playground');

/** An entry of the bundler's manifest: the files of a page or script. */
interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * Selects the files of the bundle that a site needs: requests need megabytes, channels very little.
 *
 * @returns true for the path of a needed file or folder.
 */
export function bundleFilter(frames: ReadonlySet<'request' | 'socket'>): (file: string) => boolean {
  const all = JSON.parse(readFileSync(path.join(playgroundBundle, 'manifest.json'), 'utf8')) as Manifest;
  // Each specification has its own page of the explorer.
  const requests = frames.has('request') ? ['index.html', 'explorer.html'] : [];
  const pages = [...requests, ...(frames.has('socket') ? ['socket.html'] : [])];
  const needed = new Set(pages.flatMap((page) => [...filesOf(page, all)]));
  needed.delete('explorer.html');
  return (file) => needed.has(file) || (file === 'LICENSES.txt' && requests.length > 0);
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

function filesOf(entry: string, manifest: Manifest, files = new Set([entry])): Set<string> {
  const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[entry] ?? { file: entry };
  for (const each of [file, ...css, ...assets]) files.add(each);
  for (const each of [...imports, ...dynamicImports])
    if (!files.has(manifest[each]?.file ?? each)) filesOf(each, manifest, files);
  return files;
}
