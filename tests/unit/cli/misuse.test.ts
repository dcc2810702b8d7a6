import { expect, it } from 'vitest';
import { program } from '../../../src/cli/program.js';
import { run } from './run.js';

it.each([
  [['biuld'], "Unknown command 'biuld'. Did you mean build?"],
  [['zzzz'], "Unknown command 'zzzz'. Run `trellis-docs --help` for help."],
  [['build', '.', '--outt', 'x'], "Unknown option '--outt'. Did you mean --out?"],
  [['check', '--zzzzzz'], "Unknown option '--zzzzzz'. Run `trellis-docs check --help` for help."],
  [['build', '--out'], "Option '--out <dir>' argument missing. Run `trellis-docs build --help` for help."],
  [
    ['dev', '.', '--port', 'many'],
    "Option '--port <number>' argument 'many' is invalid. A port is a number from 0 to 65535.",
  ],
  ...['0/2', '3/2', 'two'].map((shard): [string[], string] => [
    ['build', '--shard', shard],
    `Option '--shard <number/count>' argument '${shard}' is invalid. A shard is its number and how many there are, such as 2/8.`,
  ]),
  [
    ['build', '--shard', '1/2', '--strict'],
    "Option '--shard <number/count>' cannot be used with option '--strict'. Run `trellis-docs build --help` for help.",
  ],
  [
    ['build', 'a', 'b'],
    "Too many arguments for 'build'. Expected 1 argument but got 2: a, b. Run `trellis-docs build --help` for help.",
  ],
  [['two\nlines'], "Unknown command 'two lines'. Run `trellis-docs --help` for help."],
])('Refuses the arguments %j with one line', async (words, line) => {
  expect(await run(...words)).toEqual({ code: 2, stdout: '', stderr: `${line}\n` });
});

it('Help shows defaults, but none that only means that an option is not given', () => {
  const help = (name: string): string =>
    program(() => undefined)
      .commands.find((command) => command.name() === name)
      ?.helpInformation() ?? '';
  expect(help('dev')).toContain('(default: "127.0.0.1")');
  expect(['dev', 'check', 'build'].filter((name) => /default:\s+(?:false|\[\])/.test(help(name)))).toEqual([]);
});
