import { digest } from '../../shared/digest.js';
import type { ReferenceEntry } from '../format.js';
import { sdkPageId, symbolsInText, type SdkReference, type SdkSymbol } from './reference.js';

/** Inputs of a symbol's or member's page, from which a build decides whether to render it again. */
export function pageInputs(
  symbol: SdkSymbol,
  { language }: Pick<SdkReference, 'language'>,
  specification: string,
): Pick<ReferenceEntry, 'digest' | 'leadsTo'> {
  const symbols = new Set<string>();
  collectSymbols(symbol, symbols);
  return {
    // The ids of other symbols contain their names.
    digest: digest(JSON.stringify([symbol, language, specification])),
    leadsTo: [...symbols].map((id) => sdkPageId(specification, id)),
  };
}

/** Collects the ids of symbols that types and texts of a reference link to. */
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
