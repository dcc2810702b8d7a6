import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command, Help, Option } from 'commander';
import { chooseCache } from '../shared/cacheFolder.js';
import { packageRoot } from '../shared/packageRoot.js';
import { commands } from './commands.js';
import { tellsInOneLine } from './misuse.js';

function version(): string {
  const { version: own } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return own;
}

/** The description of an option with its default, unless that is `false` or an empty list. */
function describeOption(this: Help, option: Option): string {
  const { defaultValue } = option as { defaultValue?: unknown };
  const isNothing = defaultValue === false || (Array.isArray(defaultValue) && defaultValue.length === 0);
  return isNothing ? option.description : Help.prototype.optionDescription.call(this, option);
}

/**
 * Defines the commands and their options.
 *
 * @param done is called with the command's exit code.
 */
export function program(done: (code: number) => void): Command {
  const trellis = new Command('trellis-docs')
    .description('Turns a folder with a docs.json into a static documentation site.')
    .version(version(), '--version', 'print the version')
    .configureHelp({ optionDescription: describeOption })
    .exitOverride();
  tellsInOneLine(trellis);
  trellis.hook('preAction', (_trellis, command) => {
    const { cache: place } = command.opts<{ cache?: string }>();
    if (place !== undefined) chooseCache(place);
  });

  for (const add of commands) add(trellis, done);
  for (const command of trellis.commands) tellsInOneLine(command);
  return trellis;
}
