import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markSite } from '../content/siteMark.js';
import { fileForAddress } from '../project/fileForAddress.js';

/** Copies static files into the built site. A page at the same address wins. */
export function copyAssets(assets: ReadonlyMap<string, string>, output: string): number {
  // Without this file GitHub Pages leaves out folders whose names begin with `_`.
  writeFileSync(path.join(output, '.nojekyll'), '');
  markSite(output);
  const made = new Set<string>();
  let copied = 0;
  for (const [url, file] of assets) {
    const target = fileForAddress(output, url);
    if (existsSync(target)) continue;
    const folder = path.dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    // Copies the contents, because a link would lead elsewhere on the machine that serves the site.
    copyFileSync(file, target);
    copied += 1;
  }
  return copied;
}
