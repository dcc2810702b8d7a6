import { defined } from '../../shared/object.js';
import { fullName, type SymbolEntry, type WantedSymbol } from './library.js';
import { memberDetails, type ReadMember } from './reflections/members.js';
import type { ReadSymbol } from './reflections/project.js';
import { sdkEntry } from './sdkEntry.js';

const qualified = ({ scope, name }: Pick<ReadSymbol, 'scope' | 'name'>): string => [...scope, name].join('.');

/** Names of symbols and members, in the form that frontmatter uses. */
export function namesIn(symbols: readonly ReadSymbol[]): { kind: string; name: string }[] {
  return symbols.flatMap((symbol) => [
    { kind: symbol.details.kind, name: symbol.name },
    ...symbol.members.map((member) => ({ kind: kindOf(member), name: `${symbol.name}.${member.name}` })),
  ]);
}

const kindOf = ({ kind }: ReadMember): string => (kind === 'method' || kind === 'constructor' ? 'method' : 'property');

/** The entry of a symbol or of one of its members. */
export function symbolNamed(
  entries: readonly SymbolEntry[],
  symbols: readonly ReadSymbol[],
  target: WantedSymbol,
  documentId: string,
): SymbolEntry | undefined {
  const name = fullName(target);
  if (target.kind !== 'method' && target.kind !== 'property') {
    const ofKind = symbols.filter(({ details }) => details.kind === target.kind);
    const match = ofKind.find((symbol) => qualified(symbol) === name) ?? ofKind.find((symbol) => symbol.name === name);
    return match && entries.find(({ id }) => id === match.id);
  }
  for (const symbol of symbols) {
    const member = symbol.members.find(
      (each) =>
        kindOf(each) === target.kind &&
        [symbol.name, qualified(symbol)].some((owner) => `${owner}.${each.name}` === name),
    );
    if (member) return memberEntry(documentId, symbol, member);
  }
  return undefined;
}

/** The entry of a symbol. */
export function symbolEntry(documentId: string, { description, ...symbol }: ReadSymbol): SymbolEntry {
  const deprecated = symbol.details.deprecation !== undefined;
  return sdkEntry(documentId, symbol, { ...defined({ description }), deprecated });
}

function memberEntry(documentId: string, symbol: ReadSymbol, member: ReadMember): SymbolEntry {
  const { kind, field, calls } = member;
  const page = {
    id: `${documentId} ${kind} ${qualified(symbol)}.${member.name}`,
    name: `${symbol.name}.${member.name}`,
    scope: symbol.scope,
    details: memberDetails(member),
  };
  return sdkEntry(documentId, page, {
    ...defined({ description: (field ?? calls[0])?.description }),
    deprecated: (field ? [field] : calls).every(({ deprecation }) => deprecation !== undefined),
  });
}
