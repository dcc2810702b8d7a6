import { digest } from '../../shared/digest.js';
import type { ReferenceEntry } from '../format.js';
import { sdkPageId, symbolsInText, type SdkReference, type SdkSymbol } from './reference.js';

/** Inputs of the page of a symbol, or of one of its members, by which a build knows whether to make it again. */
export function pageInputs(
  symbol: SdkSymbol,
  { language }: Pick<SdkReference, 'language'>,
  specification: string,
): Pick<ReferenceEntry, 'digest' | 'leadsTo'> {
  const symbols = new Set<string>();
  collectSymbols(symbol, symbols);
  return {
    // Names of other symbols are in their ids.
    digest: digest(JSON.stringify([symbol, language, specification])),
    leadsTo: [...symbols].map((id) => sdkPageId(specification, id)),
  };
}

/** Ids of the symbols that a part of a reference leads to, in its types and its texts. */
function collectSymbols(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    for (const id of symbolsInText(value)) into.add(id);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === 'symbol' && typeof part === 'string') into.add(part);
      else collectSymbols(part, into);
    }
  }
}
