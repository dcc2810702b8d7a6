import type { ReferenceDocument, ReferenceEntry } from '../format.js';
import type { SdkPage } from './reference.js';

/** A symbol as frontmatter names it. */
export interface WantedSymbol {
  kind: string;
  name: string;
  parent?: string | undefined;
  format?: string | undefined;
  source?: string | undefined;
}

/** The reference of a library. */
export interface LibraryDocument extends ReferenceDocument<SymbolEntry> {
  format: 'typedoc';
  /** Names of symbols and members, as frontmatter can write them. */
  names(): { kind: string; name: string }[];
  /** The entry of a symbol, or of a member, which no list has. */
  entryNamed(wanted: WantedSymbol): SymbolEntry | undefined;
}

/** A symbol, or one of its members. */
export interface SymbolEntry extends ReferenceEntry {
  kind: 'sdk';
  page: SdkPage;
}

/** Tells a library from documents of other formats. */
export function isLibrary(document: ReferenceDocument): document is LibraryDocument {
  return document.format === 'typedoc';
}

/** Name with that of the class before it. */
export const fullName = ({ name, parent }: WantedSymbol): string =>
  parent === undefined || name.startsWith(`${parent}.`) ? name : `${parent}.${name}`;
