import { Option } from 'commander';
import { targets } from '../../features/feeds/hosts/hosts.js';
import type { AddCommand } from '../command.js';
import { spareMemory } from '../memory.js';
import { basePath, siteAddress } from '../optionValues.js';
import type { MergeOptions } from './merge.js';

export const addMerge: AddCommand = (trellis, done) => {
  trellis
    .command('merge')
    .description('Build the site from its shards.')
    .argument('[dir]', 'folder with docs.json', '.')
    .option('--shards <dir>', 'folder that contains the shards (default: dist-shards in the folder)')
    .option('--out <dir>', 'where the site is written (default: dist in the folder)')
    .option('--base <path>', 'path that the site is served under', basePath, '/')
    .option('--site <url>', 'address of the site, for canonical links', siteAddress)
    .addOption(
      new Option('--target <host>', 'write the files of this host: redirects, headers, caching').choices(targets),
    )
    .option('--no-og-images', 'render no pictures of pages for shared links')
    .option('--strict', 'exit 1 on warnings too', false)
    .option('--verbose', 'report notes too, and the pages that took longest', false)
    .option('--cache <dir>', 'folder for what later runs reuse (default: .trellis in the folder)')
    .action(async (dir: string, options: MergeOptions) => {
      spareMemory();
      done(await (await import('./merge.js')).merge(dir, options));
    });
};
