import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { folderOf } from './folder.js';
import { run } from './run.js';

/** The proposals of bash for the last of some words. */
function proposed(script: string, words: readonly string[], folder: string): string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const ask = `${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _trellis_docs; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', ask], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

it('The script for bash completes commands, options, values and files', async () => {
  const { code, stdout: script } = await run('completion', 'bash');
  expect(code).toBe(0);
  const folder = folderOf({ 'docs/docs.json': '', 'other.txt': '' });
  const ask = (...words: string[]): string[] => proposed(script, ['trellis-docs', ...words], folder);
  expect(ask('b')).toEqual(['build']);
  expect(ask('pre')).toEqual(['preview']);
  expect(ask('')).toEqual(expect.arrayContaining(['new', 'dev', 'build', 'check', 'completion', '--help']));
  expect(ask('')).not.toContain('draw');
  expect(ask('build', '--s')).toEqual(['--site', '--strict']);
  expect(ask('build', '--target', 'n')).toEqual(['netlify', 'nginx']);
  expect(ask('build', 'd')).toEqual(['docs']);
  expect(ask('build', '--out', 'o')).toEqual(['other.txt']);
  expect(ask('init', '--n')).toEqual(['--name']);
});

it('The scripts for zsh and fish complete commands and options', async () => {
  const zsh = (await run('completion', 'zsh')).stdout;
  expect(zsh).toMatch(/^#compdef trellis-docs trellis\n/);
  expect(zsh).toContain("'build:Build the site.'");
  expect(zsh).toMatch(/^ {4}new\|init\) _arguments '--name\[name of the documentation /m);
  expect(zsh).toMatch(/'--target\[[^']*\]:value:\(github netlify /);
  const fish = (await run('completion', 'fish')).stdout;
  expect(fish).toContain("complete -c trellis-docs -f -n __fish_use_subcommand -a build -d 'Build the site.'\n");
  expect(fish).toMatch(/^complete -c trellis -n '__fish_seen_subcommand_from build' -l target -x -a 'github netlify /m);
  expect(fish).toContain(String.raw`GitHub'\''s`);
});

it('An unknown shell is refused with the list of known shells', async () => {
  expect(await run('completion', 'tcsh')).toEqual({
    code: 2,
    stdout: '',
    stderr: "Command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.\n",
  });
});
