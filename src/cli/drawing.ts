import { spawn } from 'node:child_process';
import path from 'node:path';
import type { DrawnSite } from '../astro/complete.js';
import { packageRoot } from '../shared/packageRoot.js';
import type { Target } from '../feeds/hosts/hosts.js';

/** What a site is drawn from and for. */
export interface DrawOptions {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Folder of the build's run. */
  run: string;
  /** Absolute path of the built site's place. */
  output: string;
  base: string;
  site?: string;
  /** Pictures of pages are drawn, unless docs.json says otherwise. */
  ogImages: boolean;
  strict: boolean;
  /** Host that gets its own files too. */
  target?: Target;
  /** The folder is somebody's who is not trusted. */
  untrusted: boolean;
}

/**
 * Draws a site in a process of its own. What that takes of memory is given back before the search index is made, which takes as much again.
 *
 * @returns the exit code where no site was drawn; the reason has been printed.
 */
export function drawApart(options: DrawOptions): Promise<DrawnSite | number> {
  const command = path.join(packageRoot, 'src/cli/trellis.mjs');
  const child = spawn(process.execPath, [...process.execArgv, command, 'draw', JSON.stringify(options)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let drawn: DrawnSite | undefined;
  child.on('message', (message) => (drawn = message as DrawnSite));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 && drawn ? drawn : (code ?? 1) || 1));
  });
}
