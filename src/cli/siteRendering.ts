import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RenderedSite } from '../build/siteCompletion.js';
import { packageRoot } from '../shared/packageRoot.js';
import type { HostName } from '../features/feeds/hosts/hosts.js';

/** Input and target of rendering a site. */
export interface RenderOptions {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Folder of the build's run. */
  run: string;
  /** Absolute path of the built site's place. */
  output: string;
  base: string;
  site?: string;
  /** Pictures of pages are painted, unless docs.json says otherwise. */
  ogImages: boolean;
  strict: boolean;
  /** Host that gets its own files too. */
  target?: HostName;
  /** The folder is somebody's who is not trusted. */
  untrusted: boolean;
}

/**
 * Renders a site in a process of its own. What that takes of memory is given back before the search index is made, which takes as much again.
 *
 * @returns the exit code where no site was rendered; the reason has been printed.
 */
export function renderInChildProcess(options: RenderOptions): Promise<RenderedSite | number> {
  const command = path.join(packageRoot, 'src/cli/trellis.mjs');
  const child = spawn(process.execPath, [...process.execArgv, command, 'render', JSON.stringify(options)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let rendered: RenderedSite | undefined;
  child.on('message', (message) => (rendered = message as RenderedSite));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 && rendered ? rendered : (code ?? 1) || 1));
  });
}
