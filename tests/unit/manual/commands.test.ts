import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { program } from '../../../src/cli/program.js';

const reference = readFileSync('content/reference/cli.mdx', 'utf8');

/** What the reference says of a command. */
const sectionOf = (name: string): string => reference.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';

const commands = program(() => undefined).commands.filter((command) => command.name() !== 'render');

it.each(commands.map((command) => [command.name(), command] as const))(
  'The reference of the command line describes `%s` and all of its options',
  (name, command) => {
    expect(reference).toContain(`[\`${name}\`](#${name})`);
    const documented = [...sectionOf(name).matchAll(/name="(--[\w-]+)/g)].map(([, option]) => option);
    expect(documented.sort()).toEqual(command.options.map(({ long }) => long).sort());
  },
);
