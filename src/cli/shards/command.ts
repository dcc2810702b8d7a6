import { addBuildOptions } from '../buildOptions.js';
import type { AddCommand } from '../command.js';
import { spareMemory } from '../memory.js';
import type { MergeOptions } from './merge.js';

export const addMerge: AddCommand = (trellis, done) => {
  addBuildOptions(trellis.command('merge').description('Build the site from its shards.'))
    .option('--shards <dir>', 'folder that contains the shards (default: dist-shards in the folder)')
    .action(async (dir: string, options: MergeOptions) => {
      spareMemory();
      done(await (await import('./merge.js')).merge(dir, options));
    });
};
