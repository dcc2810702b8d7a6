// The README's commands also start on an older Node.js, because the project has a Node.js of its own. An install script sets it up, and npm may be
// configured to skip install scripts.
import { spawnSync } from 'node:child_process';
import { isSupported } from '../cli/nodeVersion.mjs';

if (!isSupported) {
  process.stderr.write(`Node.js ${process.versions.node} is too old; the project's own is set up.\n`);
  const { status } = spawnSync('npm rebuild node --ignore-scripts=false', {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.exitCode = status ?? 1;
}
