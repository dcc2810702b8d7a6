import { Option, type Command } from 'commander';
import { targets } from '../features/feeds/hosts/hosts.js';
import { basePath, siteAddress } from './optionValues.js';

/** The option of commands that keep results for later runs. */
export const cacheOption = [
  '--cache <dir>',
  'folder for data that later runs reuse (default: .trellis in the folder)',
] as const;

/** Adds the options of the commands that write a site. */
export function addBuildOptions(command: Command): Command {
  return command
    .argument('[dir]', 'folder with docs.json', '.')
    .option('--out <dir>', 'where the site is written (default: dist in the folder)')
    .option('--base <path>', 'path that the site is served under', basePath, '/')
    .option('--site <url>', 'address of the site, for canonical links', siteAddress)
    .addOption(
      new Option('--target <host>', 'write the files of this host: redirects, headers, caching').choices(targets),
    )
    .option('--no-og-images', 'render no pictures of pages for shared links')
    .option('--strict', 'exit 1 on warnings too', false)
    .option('--verbose', 'report notes too, and the pages that took longest', false)
    .option(...cacheOption);
}
