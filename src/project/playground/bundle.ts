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
}

/**
 * Selects the files of the bundle that a site needs: requests need megabytes, channels very little.
 *
 * @returns true for the path of a needed file or folder.
 */
export function bundleFilter(frames: ReadonlySet<'request' | 'socket'>): (file: string) => boolean {
  const all = JSON.parse(readFileSync(path.join(playgroundBundle, 'manifest.json'), 'utf8')) as Manifest;
  const socket = filesOf('socket.html', all);
  const isTemplate = (file: string): boolean => file === 'explorer.html' || file === 'manifest.json';
  if (!frames.has('request')) return (file) => ['', 'assets'].includes(file) || socket.has(file);
  return (file) => !isTemplate(file) && (frames.has('socket') || file !== 'socket.html');
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

function filesOf(entry: string, manifest: Manifest, found = new Set([entry])): Set<string> {
  const { file, css = [], assets = [], imports = [] } = manifest[entry] ?? { file: entry };
  for (const each of [file, ...css, ...assets]) found.add(each);
  for (const each of imports.filter((name) => !found.has(manifest[name]?.file ?? name))) filesOf(each, manifest, found);
  return found;
}
