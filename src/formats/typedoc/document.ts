import type { DocumentPlace } from '../../documents/documentPlace.js';
import type { ReferenceDocument } from '../format.js';
import { digest } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import { once } from '../../shared/once.js';
import { createSdkDescriber } from './describe.js';
import type { LibraryDocument, SymbolEntry } from './library.js';
import { pageInputs } from './pageInputs.js';
import { hasCode, sdkPageId, withSymbolLinks, type SdkReference, type SdkSymbol } from './reference.js';
import { sdkEntry } from './sdkEntry.js';
import { namesIn, symbolNamed } from './symbols.js';

/** Builds the reference of a library with one page per symbol. */
export function libraryDocumentOf(
  reference: SdkReference,
  { id, location }: Pick<ReferenceDocument, 'id' | 'location'>,
  place: DocumentPlace,
): LibraryDocument {
  const { title, version, language } = reference;
  const entries = reference.symbols.map((symbol) => symbolEntry(id, symbol, reference));
  // Shared by all pages of the library.
  const describe = once(() => createSdkDescriber(reference, id));
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
    codeLanguage: language,
    describe: ({ page }) => describe()(page),
    withLinks: (text, hrefOf) => withSymbolLinks(text, (symbol) => hrefOf(sdkPageId(id, symbol))),
    names: () => namesIn(reference),
    entryNamed: (symbol) => symbolNamed(entries, reference, symbol, id),
  };
}

function symbolEntry(documentId: string, symbol: SdkSymbol, reference: SdkReference): SymbolEntry {
  const { id, kind, name, scope, isRoot, description, deprecation } = symbol;
  return sdkEntry(
    documentId,
    { kind, name, symbol: id, scope, ...(isRoot && { isRoot }), ...(hasCode(symbol) && { hasPanel: true }) },
    {
      ...pageInputs(symbol, reference, documentId),
      id,
      ...defined({ description }),
      deprecated: deprecation !== undefined,
    },
  );
}
