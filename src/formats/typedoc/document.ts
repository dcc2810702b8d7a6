import type { DocumentPlace } from '../../documents/documentPlace.js';
import type { ReferenceDocument } from '../format.js';
import { digest } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import type { LibraryDocument } from './library.js';
import type { SdkReference } from './reflections/project.js';
import { withSymbolLinks } from './symbolLinks.js';
import { namesIn, symbolEntry, symbolNamed } from './symbols.js';

/** Builds the reference of a library with one page per symbol. */
export function libraryDocumentOf(
  { title, version, symbols }: SdkReference,
  { id, location }: Pick<ReferenceDocument, 'id' | 'location'>,
  place: DocumentPlace,
): LibraryDocument {
  const entries = symbols.map((symbol) => symbolEntry(id, symbol));
  return {
    format: 'typedoc',
    id,
    location,
    document: {},
    title,
    ...defined({ version }),
    entries,
    digest: digest(JSON.stringify([title, version, ...entries.map(({ digest }) => digest)])),
    locate: () => place,
    diagnostics: [],
    codeLanguage: 'typescript',
    describe: ({ details }) => ({ sdk: details }),
    withLinks: withSymbolLinks,
    names: () => namesIn(symbols),
    entryNamed: (symbol) => symbolNamed(entries, symbols, symbol, id),
  };
}
