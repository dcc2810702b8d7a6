import type { AddCommand } from '../command.js';
import { tellsInOneLine } from '../misuse.js';

export const addTranslations: AddCommand = (trellis, done) => {
  const translations = trellis
    .command('translations')
    .description('List translations that are missing, behind their originals, or without one.')
    .argument('[dir]', 'folder with docs.json', '.')
    .option('--json', 'print one JSON object to standard output', false)
    .action(async (dir: string, options: { json: boolean }) =>
      done(await (await import('./translations.js')).listTranslations(dir, options)),
    );
  const accept = translations
    .command('accept')
    .description('Record that translations are up to date with their originals.')
    .argument('<pages>', 'a page such as de/guides/soil, a folder, or the code of a language for all its pages')
    .argument('[dir]', 'folder with docs.json', '.')
    .action(async (name: string, dir: string) =>
      done(await (await import('./translations.js')).acceptTranslations(name, dir)),
    );
  tellsInOneLine(accept);
};
