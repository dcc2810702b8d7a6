import { distance } from 'fastest-levenshtein';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isSwap, nearest } from '../diagnostics/nearest.js';
import { languageNames } from '../highlight/languages.js';
import type { Content } from './page.js';

/** A name that more blocks than this have is a language that Trellis does not know, and no slip. */
const mostSlips = 10;

/** The language that a name misspells by one letter or a swap. Names are short: Rego is no `regex`, and LogQL no `logo`. */
function slipOf(name: string, candidates: readonly string[]): string | undefined {
  const suggestion = name.length > 2 ? nearest(name, candidates) : undefined;
  const isSlip =
    suggestion !== undefined &&
    (distance(name.toLowerCase(), suggestion) === 1 || isSwap(name.toLowerCase(), suggestion));
  return isSlip ? suggestion : undefined;
}

/**
 * Reports languages of code blocks without a grammar, each once, at the first block.
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
  const uses = [...pages, ...modules.values()].flatMap(({ file, languages = [] }) =>
    languages.map((use) => ({ file, ...use })),
  );
  const byName = Map.groupBy(uses, ({ name }) => name);
  return [...byName].flatMap(([name, blocks]) => {
    const [first] = blocks;
    if (!first || own.has(name.toLowerCase())) return [];
    const suggestion = blocks.length > mostSlips ? undefined : slipOf(name, [...languageNames, ...own]);
    const what =
      blocks.length === 1
        ? 'the code is shown without'
        : `${blocks.length} code blocks are shown without, this is the first`;
    const message = `There are no colours for the language \`${name}\`; ${what}.`;
    const place = { file: first.file, ...(first.span ? { span: first.span } : {}) };
    return suggestion === undefined
      ? diagnostic('content/unknown-language', {
          message,
          help: 'Write `text` for code without a language.',
          ...place,
        })
      : diagnostic('content/misspelt-language', { message, help: `Did you mean \`${suggestion}\`?`, ...place });
  });
}
