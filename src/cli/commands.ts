import { Option } from 'commander';
import type { BuildCommandOptions } from './build.js';
import { addBuildOptions, cacheOption } from './buildOptions.js';
import type { CheckOptions } from './check.js';
import type { AddCommand } from './command.js';
import { otherGenerators } from '../migrate/others/generators.js';
import type { ExportOptions } from './export.js';
import type { DevOptions } from './dev.js';
import { addDiff } from './diff/command.js';
import { spareMemory } from './memory.js';
import type { MigrateOptions } from './migrate.js';
import type { MockOptions } from './mock.js';
import type { NewOptions } from './new.js';
import type { OpenapiOptions } from './openapi.js';
import type { Shard } from '../build/shards/shard.js';
import { basePath, eachOf, port, shard, siteAddress } from './optionValues.js';
import type { PreviewOptions } from './preview.js';
import { addRename } from './rename/command.js';
import { addMerge } from './shards/command.js';
import { templateNames } from './templates.js';
import { addTranslations } from './translations/command.js';

// Commands are loaded on demand, so that none waits for the code of another.

/** For folders of people who may propose changes but may not run programs. */
const untrusted = [
  '--untrusted',
  'run no code of the folder, and read and request nothing outside of it',
  false,
] as const;

/** Options of the commands that serve a site. */
const portOption = ['--port <number>', 'port to listen on (default: 4321, or the next free one)', port] as const;
const hostOption = ['--host <address>', 'address to listen on', '127.0.0.1'] as const;
const allowHostOption = [
  '--allow-host <name>',
  'accept this host name too; `.name` includes its subdomains',
  eachOf,
  [],
] as const;

const addNew: AddCommand = (trellis, done) =>
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

const addBuild: AddCommand = (trellis, done) =>
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

const addExport: AddCommand = (trellis, done) =>
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

const addDev: AddCommand = (trellis, done) =>
  trellis
    .command('dev')
    .description('Preview the site, and update it when you edit.')
    .argument('[dir]', 'folder with docs.json', '.')
    .option(...portOption)
    .option(...hostOption)
    .option(...allowHostOption)
    .option('--base <path>', 'path that the site is served under', basePath, '/')
    .option('--open', 'open the site in a browser', false)
    .option('--mock', 'serve a mock of the APIs', false)
    .option('--verbose', 'report notes too, and show the lines of problems', false)
    .option(...cacheOption)
    .option(...untrusted)
    .action(async (dir: string, options: DevOptions) => done(await (await import('./dev.js')).dev(dir, options)));

const addMock: AddCommand = (trellis, done) =>
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

const addMcp: AddCommand = (trellis, done) =>
  trellis
    .command('mcp')
    .description('Let language models search and read the built site, over standard input and output (MCP).')
    .argument('[dir]', 'folder of the built site', 'dist')
    .action(async (dir: string) => done(await (await import('./mcp.js')).mcp(dir)));

const addPreview: AddCommand = (trellis, done) =>
  trellis
    .command('preview')
    .description('Serve the built site.')
    .argument('[dir]', 'folder with docs.json', '.')
    .option('--out <dir>', 'where the site was written (default: dist in the folder)')
    .option(...portOption)
    .option(...hostOption)
    .option(...allowHostOption)
    .option('--base <path>', 'path that the site was built for', basePath, '/')
    .action(async (dir: string, options: PreviewOptions) =>
      done(await (await import('./preview.js')).preview(dir, options)),
    );

const addCheck: AddCommand = (trellis, done) =>
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

const addOpenapi: AddCommand = (trellis, done) =>
  trellis
    .command('openapi')
    .description('Report the problems of a specification, and list its pages.')
    .argument('<spec>', 'file or address of an OpenAPI, Swagger or AsyncAPI document')
    .option('--json', 'print one JSON object to standard output', false)
    .option('--strict', 'exit 1 on warnings too', false)
    .action(async (spec: string, options: OpenapiOptions) =>
      done(await (await import('./openapi.js')).openapi(spec, options)),
    );

const addMigrate: AddCommand = (trellis, done) =>
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

/** The commands, in the order of the help. */
export const commands: readonly AddCommand[] = [
  addNew,
  addBuild,
  addExport,
  addDev,
  addMock,
  addMcp,
  addPreview,
  addCheck,
  addOpenapi,
  addMigrate,
  addDiff,
  addMerge,
  addRename,
  addTranslations,
];
