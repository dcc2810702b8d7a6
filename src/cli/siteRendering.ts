import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RenderedSite } from '../build/siteCompletion.js';
import { packageRoot } from '../shared/packageRoot.js';
import type { HostName } from '../features/feeds/hosts/hosts.js';

/** What to render, and where to. */
export interface RenderOptions {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Folder of the build's run. */
  run: string;
  /** Absolute path of the output folder. */
  output: string;
  base: string;
  site?: string;
  /** Generate share images, unless docs.json says otherwise. */
  ogImages: boolean;
  strict: boolean;
  /** Host that gets its own files too. */
  target?: HostName;
  /** The folder comes from somebody who is not trusted. */
  untrusted: boolean;
}

/**
 * Renders a site in a process of its own. Its memory is free again before the search index is built, which needs as much.
 *
 * @returns the exit code if no site was rendered; the reason has been printed.
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
