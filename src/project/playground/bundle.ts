import { readFileSync } from 'node:fs';
import path from 'node:path';
import { library } from '../../shared/packageRoot.js';

/** Folder with the playground's page (`index.html`), the explorer's (`explorer.html`), that of channels (`socket.html`) and their `assets/`. */
export const playgroundBundle = path.join(library, 'playground');

/** An entry of the list that the bundler writes: what a page or a script is made of. */
interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/**
 * Selects the files of the bundle that a site needs: requests need megabytes, and channels next to nothing.
 *
 * @returns true for the path of a file, or of a folder, that is needed.
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
