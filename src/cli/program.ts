import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command, Help, Option } from 'commander';
import { chooseCache } from '../shared/cacheFolder.js';
import { packageRoot } from '../shared/packageRoot.js';
import type { BuildCommandOptions } from './build.js';
import { addBuildOptions, cacheOption } from './buildOptions.js';
import type { CheckOptions } from './check.js';
import { otherGenerators } from '../migrate/others/generators.js';
import type { ExportOptions } from './export.js';
import type { DevOptions } from './dev.js';
import { addDiff } from './diff/command.js';
import { spareMemory } from './memory.js';
import { tellsInOneLine } from './misuse.js';
import type { MigrateOptions } from './migrate.js';
import type { MockOptions } from './mock.js';
import type { NewOptions } from './new.js';
import type { OpenapiOptions } from './openapi.js';
import type { Shard } from '../build/shards/shard.js';
import { basePath, eachOf, port, shard, siteAddress } from './optionValues.js';
import { addMerge } from './shards/command.js';
import type { PreviewOptions } from './preview.js';
import { addRename } from './rename/command.js';
import { templateNames } from './templates.js';
import { addTranslations } from './translations/command.js';

// Commands are loaded on demand, so that none waits for the code of another.

function version(): string {
  const { version: own } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return own;
}

/** For folders of people who may propose changes but may not run programs. */
const untrusted = [
  '--untrusted',
  'run no code of the folder, and read and request nothing outside of it',
  false,
] as const;

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

  trellis
    .command('new')
    .alias('init')
    .description('Create a first documentation folder.')
    .argument('[dir]', 'a new or empty folder', '.')
    .addOption(new Option('--template <template>', 'contents of the folder').choices(templateNames).default('docs'))
    .option('--name <name>', "name of the documentation (default: the folder's name)")
    .option('--color <color>', 'colour of links and buttons, such as #16735A')
    .option('-y, --yes', 'ask no questions', false)
    .action(async (dir: string, options: NewOptions) => done(await (await import('./new.js')).create(dir, options)));

  addBuildOptions(trellis.command('build').description('Build the site.'))
    .addOption(
      new Option('--shard <number/count>', 'build one shard of the pages, to be merged with the others')
        .argParser(shard)
        .conflicts(['untrusted', 'target', 'strict']),
    )
    .option(...untrusted)
    .action(async (dir: string, { shard: share, ...options }: BuildCommandOptions & { shard?: Shard }) => {
      spareMemory();
      if (share) done(await (await import('./shards/makeShard.js')).makeShard(dir, share, options));
      else done(await (await import('./build.js')).build(dir, options));
    });

  trellis
    .command('export')
    .description('Build the site as a folder and a zip archive that open without a server.')
    .argument('[dir]', 'folder with docs.json', '.')
    .option('--out <dir>', 'where the folder is written (default: dist-offline in the folder)')
    .option('--site <url>', 'address of the published site, where buttons that send requests lead', siteAddress)
    .option('--strict', 'exit 1 on warnings too', false)
    .option('--verbose', 'report notes too', false)
    .option(...cacheOption)
    .option(...untrusted)
    .action(async (dir: string, options: ExportOptions) => {
      spareMemory();
      done(await (await import('./export.js')).exportFolder(dir, options));
    });

  trellis
    .command('dev')
    .description('Preview the site, and update it when you edit.')
    .argument('[dir]', 'folder with docs.json', '.')
    .option('--port <number>', 'port to listen on (default: 4321, or the next free one)', port)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--allow-host <name>', 'accept this host name too; `.name` includes its subdomains', eachOf, [])
    .option('--base <path>', 'path that the site is served under', basePath, '/')
    .option('--open', 'open the site in a browser', false)
    .option('--mock', 'serve a mock of the APIs', false)
    .option('--verbose', 'report notes too, and show the lines of problems', false)
    .option(...cacheOption)
    .option(...untrusted)
    .action(async (dir: string, options: DevOptions) => done(await (await import('./dev.js')).dev(dir, options)));

  trellis
    .command('mock')
    .description('Serve a mock of the APIs that the specifications describe.')
    .argument('[dir]', 'folder with docs.json', '.')
    .addOption(
      new Option('--port <number>', 'port to listen on (default: 4010, or the next free one)')
        .argParser(port)
        .env('PORT'),
    )
    .option(...cacheOption)
    .action(async (dir: string, options: MockOptions) => done(await (await import('./mock.js')).mock(dir, options)));

  trellis
    .command('mcp')
    .description('Let language models search and read the built site, over standard input and output (MCP).')
    .argument('[dir]', 'folder of the built site', 'dist')
    .action(async (dir: string) => done(await (await import('./mcp.js')).mcp(dir)));

  trellis
    .command('preview')
    .description('Serve the built site.')
    .argument('[dir]', 'folder with docs.json', '.')
    .option('--out <dir>', 'where the site was written (default: dist in the folder)')
    .option('--port <number>', 'port to listen on (default: 4321, or the next free one)', port)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--allow-host <name>', 'accept this host name too; `.name` includes its subdomains', eachOf, [])
    .option('--base <path>', 'path that the site was built for', basePath, '/')
    .action(async (dir: string, options: PreviewOptions) =>
      done(await (await import('./preview.js')).preview(dir, options)),
    );

  trellis
    .command('check')
    .description('Report problems without building.')
    .argument('[dir]', 'folder with docs.json', '.')
    .addOption(new Option('--json', 'print one JSON object to standard output').default(false).conflicts('github'))
    .option('--github', "annotate lines, in the form of GitHub's workflow commands", false)
    .option('--base <path>', 'path that the site is served under', basePath, '/')
    .option('--external', 'check links to other hosts', false)
    .option(
      '--breaking <ref>',
      'compare specifications with a branch, tag or commit: fail on changes that break clients',
    )
    .option('--fix', 'correct problems that have only one solution', false)
    .option('--files <names...>', 'report problems of these files only: paths, or patterns such as `guides/**/*.mdx`')
    .option('--strict', 'exit 1 on warnings too', false)
    .option('--verbose', 'report notes too', false)
    .option(...cacheOption)
    .option(...untrusted)
    .action(async (dir: string, options: CheckOptions) => done(await (await import('./check.js')).check(dir, options)));

  trellis
    .command('openapi')
    .description('Report the problems of a specification, and list its pages.')
    .argument('<spec>', 'file or address of an OpenAPI, Swagger or AsyncAPI document')
    .option('--json', 'print one JSON object to standard output', false)
    .option('--strict', 'exit 1 on warnings too', false)
    .action(async (spec: string, options: OpenapiOptions) =>
      done(await (await import('./openapi.js')).openapi(spec, options)),
    );

  trellis
    .command('migrate')
    .description("Bring over the site of another generator, or write docs.json in today's form from the classic one.")
    .argument('[dir]', 'folder of the documentation', '.')
    .addOption(new Option('--from <generator>', 'generator whose site is read').choices(otherGenerators))
    .option('--out <dir>', 'where the site of another generator is written (default: trellis-docs)')
    .option('--force', 'replace existing files', false)
    .action(async (dir: string, options: MigrateOptions) =>
      done(await (await import('./migrate.js')).migrate(dir, options)),
    );

  for (const add of [addDiff, addMerge, addRename, addTranslations]) add(trellis, done);
  for (const command of trellis.commands) tellsInOneLine(command);
  return trellis;
}
