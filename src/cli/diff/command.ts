import { Option } from 'commander';
import type { AddCommand } from '../command.js';
import { basePath, siteAddress } from '../optionValues.js';
import type { DiffOptions } from './diff.js';

export const addDiff: AddCommand = (trellis, done) => {
  trellis
    .command('diff')
    .description('Compare two states of the site, and report addresses that no longer work.')
    .argument('<from>', 'branch, tag or commit, folder with docs.json, sitemap (file or address), or built folder')
    .argument('[to]', 'the new state, any of the same', '.')
    .addOption(new Option('--json', 'print one JSON object to standard output').default(false).conflicts('github'))
    .option('--github', 'print a comment for a pull request, in Markdown', false)
    .option('--preview <url>', 'address of a preview of the new state, for links in the comment', siteAddress)
    .option('--fix', 'write redirects for addresses that no longer work', false)
    .option('--base <path>', 'path that the site of a sitemap or a built folder is served under', basePath, '/')
    .option('--untrusted', 'read and request nothing outside of the folders', false)
    .action(async (from: string, to: string, options: DiffOptions) =>
      done(await (await import('./diff.js')).diff(from, to, options)),
    );
};
