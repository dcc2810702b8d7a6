import type { ReferenceDocument, ReferenceEntry } from '../format.js';
import type { SdkDetails } from './details.js';

/** A symbol as named in frontmatter. */
export interface WantedSymbol {
  kind: string;
  name: string;
  parent?: string | undefined;
  format?: string | undefined;
  source?: string | undefined;
}

/** A library's reference. */
export interface LibraryDocument extends ReferenceDocument<SymbolEntry> {
  format: 'typedoc';
  /** Names of symbols and members, in the form that frontmatter uses. */
  names(): { kind: string; name: string }[];
  /** The entry of a symbol or a member. Members are in no list. */
  entryNamed(symbol: WantedSymbol): SymbolEntry | undefined;
}

/** A symbol, or one of its members. */
export interface SymbolEntry extends ReferenceEntry {
  kind: 'sdk';
  details: SdkDetails;
}

/** Narrows a document to a library. */
export function isLibrary(document: ReferenceDocument): document is LibraryDocument {
  return document.format === 'typedoc';
}

/** Name, prefixed with the name of its class. */
export const fullName = ({ name, parent }: WantedSymbol): string =>
  parent === undefined || name.startsWith(`${parent}.`) ? name : `${parent}.${name}`;
