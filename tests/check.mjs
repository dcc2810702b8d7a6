// Runs every check that needs no test, side by side, and prints what each has found.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Title and command. */
export const checks = [
  // TypeScript's native compiler checks all other files in a tenth of the time, within the lint.
  ['types of Astro files', 'astro check --minimumFailingSeverity warning --tsconfig tests/astro.tsconfig.json'],
  ['types and lint', 'oxlint --quiet'],
  ['lint of Astro files', `eslint 'src/**/*.astro'`],
  ['nothing unused', 'knip --config tests/knip.json --no-progress --treat-config-hints-as-errors'],
  ['format', 'oxfmt --check'],
  ['imports', 'depcruise src --config .dependency-cruiser.mjs'],
];

/** @returns {Promise<boolean>} whether a check has found nothing. */
function run([title, command]) {
  const started = Date.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`${code === 0 ? '✓' : '✗'} ${title}, ${seconds} s${code === 0 ? '' : `\n${said}`}`);
      resolve(code === 0);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outcomes = await Promise.all(checks.map(run));
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}
