import path from 'node:path';
import { languageId } from '../../highlight/languages.js';
import { largestGrammar, readLanguage, type OwnLanguage } from '../../highlight/ownLanguage.js';
import type { TokenColor } from '../../highlight/theme.js';
import type { Config } from '../../config/config.js';
import type { ConfigSource } from '../../config/source.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { textAt } from '../../shared/textAt.js';
import { OwnLanguages } from './ownLanguages.js';

/** Maximum number of grammars in a site. */
const mostGrammars = 20;

const pathHelp = 'Write the path of a JSON file from the root of the folder.';

function helpForMissing(file: string, suggestion: string | undefined): string {
  if (suggestion !== undefined) return `Did you mean \`${suggestion}\`?`;
  return languageId(file) === undefined ? pathHelp : 'Remove it: this language has colours without a grammar of yours.';
}

/** Reads the grammars that docs.json names, again when they change. */
export class LanguageReader {
  #stamp = '';
  #languages = new OwnLanguages([], undefined);

  /** @param files files that may be read: maps root-relative paths to absolute file paths. */
  read(
    { styling: { languages: grammars, codeblocks } }: Pick<Config, 'styling'>,
    source: Pick<ConfigSource, 'placeOf'>,
    files: ReadonlyMap<string, string>,
  ): { languages: OwnLanguages; diagnostics: Diagnostic[] } {
    const diagnostics: Diagnostic[] = [];
    const languages = grammars.slice(0, mostGrammars).flatMap((file, index): OwnLanguage[] => {
      const address = path.posix.resolve('/', file);
      const absolute = files.get(address);
      const text = absolute === undefined ? undefined : textAt(absolute, largestGrammar);
      if (text === undefined) {
        const isThere = absolute !== undefined;
        diagnostics.push(
          diagnostic('content/grammar', {
            message: isThere ? `The grammar \`${file}\` is larger than 2 MB.` : `There is no grammar \`${file}\`.`,
            help: isThere ? pathHelp : helpForMissing(file, nearest(address, files.keys())),
            ...source.placeOf(['styling', 'languages', index]),
          }),
        );
        return [];
      }
      const language = readLanguage(text, address.slice(1));
      if ('id' in language) return [language];
      diagnostics.push(language);
      return [];
    });
    const theme: TokenColor | undefined = typeof codeblocks === 'string' ? undefined : codeblocks;
    const stamp = JSON.stringify([theme, languages.map(({ id, file }) => [id, file])]);
    if (stamp !== this.#stamp) {
      this.#languages.end();
      this.#languages = new OwnLanguages(languages, theme);
      this.#languages.check();
      this.#stamp = stamp;
    }
    return { languages: this.#languages, diagnostics };
  }
}
