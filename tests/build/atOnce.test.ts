import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { digest } from '../../src/shared/digest.js';
import { built } from '../built.js';
import type { Run } from '../command.js';
import { testSites } from '../sites.js';
import { builtCopyOf, copyOf, filesOf, has, page, trellis } from './trellis.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));
const env = { ...process.env, VITEST: '', NODE_ENV: '' };
/** No process has it. */
const deadProcess = 2 ** 30;

const snapshot = (output: string): Record<string, string> =>
  Object.fromEntries(filesOf(output).map((file) => [file, digest(readFileSync(path.join(output, file), 'latin1'))]));

/** Names of the files that two sites do not have in common. */
function differences(a: string, b: string): string[] {
  const [one, other] = [snapshot(a), snapshot(b)];
  return Object.keys({ ...one, ...other }).filter((file) => one[file] !== other[file]);
}

function start(...words: string[]): { done: Promise<Run>; kill: (signal: NodeJS.Signals) => void } {
  const child = spawn(process.execPath, [command, ...words], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => (stdout += String(text)));
  child.stderr.on('data', (text) => (stderr += String(text)));
  const done = once(child, 'close').then(() => ({ code: child.exitCode, stdout, stderr }));
  return { done, kill: (signal) => child.kill(signal) };
}

/** The folder that a running build renders its site into. */
async function stagingIn(folder: string): Promise<string> {
  for (;;) {
    const runs = path.join(folder, '.trellis/runs');
    for (const run of existsSync(runs) ? readdirSync(runs) : [])
      if (existsSync(path.join(runs, run, 'out'))) return path.join(runs, run, 'out');
    await pause(20);
  }
}

describe('Two concurrent builds of one folder', () => {
  it('Builds into the same output wait for each other', async () => {
    const folder = copyOf('minimal');
    const outcomes = await Promise.all([start('build', folder).done, start('build', folder).done]);
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
    expect(
      outcomes.filter(({ stderr }) => /^Waiting for process \d+, which builds into .*dist/.test(stderr)),
    ).toHaveLength(1);
    expect(differences(path.join(folder, 'dist'), (await built(testSites.minimal)).output)).toEqual([]);
  });

  it('Builds into two outputs each write a whole site', async () => {
    const folder = copyOf('minimal');
    const outputs = ['one', 'two'].map((name) => path.join(folder, name));
    const outcomes = await Promise.all(outputs.map((output) => start('build', folder, '--out', output).done));
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
    const { output } = await built(testSites.minimal);
    expect(outputs.flatMap((each) => differences(each, output))).toEqual([]);
    expect(readdirSync(path.join(folder, '.trellis/runs'))).toEqual([]);
  });
});

describe('Builds beside other processes', () => {
  it('A build reports the faults of unchanged pages again, whatever a build into another folder has found', () => {
    const folder = copyOf('minimal');
    const page = path.join(folder, 'introduction.mdx');
    const write = (text: string): void => writeFileSync(page, `---\ntitle: Start\n---\n\n${text}\n`);
    const buildInto = (name: string): Run => trellis('build', folder, '--out', path.join(folder, name));
    rmSync(path.join(folder, 'introduction.md'));
    write('{undefined.name}');
    const { stderr } = buildInto('one');
    expect(stderr).toMatch(/introduction\.mdx[^]*content\/evaluate/);
    write('No fault.');
    expect(buildInto('two').stderr).toBe('');
    write('{undefined.name}');
    expect(buildInto('one').stderr).toBe(stderr);
    expect(buildInto('one').stderr).toBe(stderr);
  });

  it('A build takes over from one that was killed', async () => {
    const folder = copyOf('minimal');
    const killed = start('build', folder);
    await stagingIn(folder);
    killed.kill('SIGKILL');
    await killed.done;
    expect(trellis('build', folder)).toMatchObject({ code: 0, stderr: '' });
    expect(has(path.join(folder, 'dist'), '404.html')).toBe(true);
  });

  it('A reader of the output always finds the old or the new file', async () => {
    const folder = await builtCopyOf(testSites.minimal);
    const output = path.join(folder, 'dist');
    const files = filesOf(output).filter((file) => /\.(?:html|txt|md)$/.test(file));
    const reads = `
      const { readFileSync } = require('node:fs');
      process.on('message', () => { process.send(misses); process.exit(); });
      const misses = [];
      const read = () => {
        for (const file of ${JSON.stringify(files)}) try { readFileSync(${JSON.stringify(`${output}/`)} + file); } catch (error) { misses.push(String(error)); }
        setImmediate(read);
      };
      read();`;
    const reader = spawn(process.execPath, ['-e', reads], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    onTestFinished(() => void reader.kill());
    for (const word of ['One', 'Two']) {
      appendFileSync(path.join(folder, 'introduction.md'), `\n\n${word} more.\n`);
      expect((await start('build', folder).done).code).toBe(0);
    }
    reader.send('done');
    const [misses] = (await once(reader, 'message')) as [string[]];
    expect(misses).toEqual([]);
    expect(page(output, 'introduction')).toContain('Two more.');
  });

  it('A build whose cache is removed reports it and leaves the site unchanged', async () => {
    const folder = await builtCopyOf(testSites.minimal);
    const before = snapshot(path.join(folder, 'dist'));
    appendFileSync(path.join(folder, 'introduction.md'), '\n\nOne more.\n');
    const build = start('build', folder);
    await stagingIn(folder);
    rmSync(path.join(folder, '.trellis'), { recursive: true, maxRetries: 5 });
    const { code, stderr } = await build.done;
    expect(stderr).toMatch(/The cache in .*\.trellis was taken away while the site was built\. Build it again\.\n$/);
    expect(stderr).not.toContain('Trellis failed');
    expect(code).toBe(1);
    expect(snapshot(path.join(folder, 'dist'))).toEqual(before);
    expect(trellis('build', folder).code).toBe(0);
  });
});

describe('A partly placed site', () => {
  it('The next command completes the site, even a build that fails', async () => {
    const folder = await builtCopyOf(testSites.minimal);
    const output = path.join(folder, 'dist');
    const whole = snapshot(output);
    const run = path.join(folder, `.trellis/runs/${deadProcess}-0`);
    mkdirSync(run, { recursive: true });
    cpSync(output, path.join(run, 'out'), { recursive: true });
    writeFileSync(path.join(run, 'placing.json'), JSON.stringify({ output, files: Object.keys(whole) }));
    // Half of the files have been placed, and those of the old site have not been taken away.
    Object.keys(whole).forEach((file, index) => {
      if (index % 2 === 0) rmSync(path.join(run, 'out', file));
      else writeFileSync(path.join(output, file), 'old');
    });
    writeFileSync(path.join(output, 'gone.html'), 'old');
    writeFileSync(path.join(folder, 'docs.json'), '{');
    expect(trellis('build', folder).code).toBe(1);
    expect(snapshot(output)).toEqual(whole);
    expect(existsSync(run)).toBe(false);
  });
});
