import type { AddCommand } from '../command.js';

export const addRename: AddCommand = (trellis, done) => {
  trellis
    .command('rename')
    .description('Move a page or a folder, with its navigation, links and redirects.')
    .argument('<old>', 'page or folder, such as guides/soil')
    .argument('<new>', 'its new place')
    .argument('[dir]', 'folder with docs.json', '.')
    .action(async (from: string, to: string, dir: string) =>
      done(await (await import('./rename.js')).rename([from, to], dir)),
    );
};
