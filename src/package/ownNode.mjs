// The README's commands start on an older Node.js too: the project has one of its own. It is set up by an install script, which npm
// may have been told to leave out.
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
