import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { languageNames } from './highlight/languages.js';
import type { Content } from './page.js';

/**
 * Reports code blocks in languages without a grammar.
 *
 * @param own names of languages for which the author supplies a grammar.
 */
export function unknownLanguages(
  {
    pages,
    modules,
  }: { pages: Iterable<Pick<Content['pages'][number], 'file' | 'languages'>>; modules: Content['modules'] },
  own: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  return [...pages, ...modules.values()].flatMap(({ file, languages = [] }) =>
    languages.flatMap(({ name, span }) => {
      if (own.has(name.toLowerCase())) return [];
      const meant = nearest(name, [...languageNames, ...own]);
      const message = `There are no colours for the language \`${name}\`; the code is shown without.`;
      const place = { file, ...(span ? { span } : {}) };
      return meant === undefined
        ? diagnostic('content/unknown-language', {
            message,
            help: 'Write `text` for code without a language.',
            ...place,
          })
        : diagnostic('content/misspelt-language', { message, help: `Did you mean \`${meant}\`?`, ...place });
    }),
  );
}
