import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { repository, run, shellEnvironment, succeed } from './commands.js';
import { managers } from './managers.js';
import { commandsOf } from './manual.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that holds a clone without anything that is not under version control, installed as the README says. */
    clone: string;
    /** The package that the clone makes. */
    tarball: string;
    /** Folder in which the package is installed. */
    project: string;
    /** Folder in which Astro is installed as well. */
    astroProject: string;
    /** Command that the README gives after the installation. */
    firstCommand: string;
  }
}

/** Copies what `git clone` would bring, with the changes that are not committed yet. */
async function makeClone(clone: string): Promise<void> {
  const list = await succeed('git ls-files -z --cached --others --exclude-standard', { cwd: repository });
  for (const file of list.split('\0').filter(Boolean)) {
    const source = path.join(repository, file);
    if (!existsSync(source)) continue;
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    cpSync(source, path.join(clone, file), { force: true });
  }
}

/**
 * Runs the README's installation in the clone. `.ci/run` has just run it in a clean clone, and lets the clone link those packages: that takes 1 CPU
 * second, an installation 70.
 */
async function installClone(clone: string, command: string, env: NodeJS.ProcessEnv): Promise<void> {
  const installed = `"${path.join(repository, 'node_modules')}"/{*,.bin,.package-lock.json}`;
  const isLinked =
    process.env['TRELLIS_CLEAN_CLONE'] === 'true' &&
    (await run(`mkdir node_modules && cp -al ${installed} node_modules`, { cwd: clone, env })).code === 0;
  if (!isLinked) await succeed(command, { cwd: clone, env });
}

/** Clones the repository, installs it and packs it, as a newcomer would. */
export default async function setUp({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-stranger-'));
  const clone = path.join(folder, 'clone');
  await makeClone(clone);
  const [installation = '', firstCommand = ''] = (commandsOf('README.md')[0] ?? '').split(' && ');
  // A newcomer's own Node, even an older one: npm scripts run on the one that the project brings.
  const env = shellEnvironment('theirs');
  await installClone(clone, installation, env);
  await succeed(`npm pack --pack-destination ..`, { cwd: clone, env });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('`npm pack` has made no package.');
  const project = path.join(folder, 'Ein Gärtner 庭');
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');
  await succeed(managers.npm.add(path.join(folder, tarball)), { cwd: project });
  const astroProject = path.join(folder, 'Astro 庭');
  cpSync(project, astroProject, { recursive: true, verbatimSymlinks: true });
  const { version } = JSON.parse(readFileSync(path.join(repository, 'node_modules/astro/package.json'), 'utf8')) as {
    version: string;
  };
  await succeed(managers.npm.add(`astro@${version}`, 'typescript@6.0.3', '@types/node@24'), { cwd: astroProject });
  provide('clone', clone);
  provide('firstCommand', firstCommand);
  provide('tarball', path.join(folder, tarball));
  provide('project', project);
  provide('astroProject', astroProject);
  return () => rmSync(folder, { recursive: true, force: true });
}
