// Prepares a release: npm run release -- <version>
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './places.mjs';

/** @returns {never} */
function refuse(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

function run(program, ...words) {
  const { status } = spawnSync(program, words, { cwd: packageRoot, stdio: 'inherit' });
  if (status === 0) return;
  spawnSync('git', ['checkout', '--quiet', '--', '.'], { cwd: packageRoot });
  refuse(`\`${[program, ...words].join(' ')}\` ended with ${status}; nothing is released.`);
}

function output(program, ...words) {
  return spawnSync(program, words, { cwd: packageRoot, encoding: 'utf8' }).stdout.trim();
}

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) refuse('Name the version: npm run release -- 0.3.0');
if (output('git', 'status', '--porcelain') !== '') refuse('There are changes that are not committed.');
if (output('git', 'tag', '--list', `v${version}`) !== '') refuse(`There is a tag v${version} already.`);
const changelog = readFileSync(path.join(packageRoot, 'CHANGELOG.md'), 'utf8');
if (!changelog.includes(`\n## ${version}\n`)) refuse(`CHANGELOG.md has no section "## ${version}".`);

const { version: current } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8'));
if (current !== version) run('npm', 'version', version, '--no-git-tag-version');
// The package is packed from a clean clone and used in every way that the manual describes.
run('npm', 'run', 'test:stranger');
if (current !== version) run('git', 'commit', '--all', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
process.stdout.write(`Version ${version} is tagged. \`git push --follow-tags\` publishes it.\n`);
