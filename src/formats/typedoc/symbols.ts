import { defined } from '../../shared/object.js';
import { fullName, type SymbolEntry, type WantedSymbol } from './library.js';
import { pageInputs } from './pageInputs.js';
import { hasCode, type SdkMember, type SdkPage, type SdkReference, type SdkSymbol } from './reference.js';
import { sdkEntry } from './sdkEntry.js';

const qualified = ({ scope, name }: Pick<SdkSymbol, 'scope' | 'name'>): string => [...scope, name].join('.');

/** Names of symbols and members, in the form that frontmatter uses. */
export function namesIn({ symbols }: SdkReference): { kind: string; name: string }[] {
  return symbols.flatMap((symbol) => [
    { kind: symbol.kind, name: symbol.name },
    ...symbol.members.map((member) => ({ kind: kindOf(member), name: `${symbol.name}.${member.name}` })),
  ]);
}

const kindOf = ({ kind }: SdkMember): string => (kind === 'method' || kind === 'constructor' ? 'method' : 'property');

/** The entry of a symbol or of one of its members. */
export function symbolNamed(
  entries: readonly SymbolEntry[],
  reference: SdkReference,
  target: WantedSymbol,
  documentId: string,
): SymbolEntry | undefined {
  const name = fullName(target);
  const { symbols } = reference;
  if (target.kind !== 'method' && target.kind !== 'property') {
    const ofKind = symbols.filter(({ kind }) => kind === target.kind);
    const match = ofKind.find((symbol) => qualified(symbol) === name) ?? ofKind.find((symbol) => symbol.name === name);
    return match && entries.find(({ page }) => page.symbol === match.id);
  }
  for (const symbol of symbols) {
    const member = symbol.members.find(
      (each) =>
        kindOf(each) === target.kind &&
        [symbol.name, qualified(symbol)].some((owner) => `${owner}.${each.name}` === name),
    );
    if (member) return memberEntry(documentId, symbol, member, reference);
  }
  return undefined;
}

function memberEntry(documentId: string, symbol: SdkSymbol, member: SdkMember, reference: SdkReference): SymbolEntry {
  const { kind, field, calls } = member;
  const [first, other] = calls;
  const declaration = field ?? first;
  const page: SdkPage = {
    kind,
    name: `${symbol.name}.${member.name}`,
    symbol: symbol.id,
    scope: symbol.scope,
    // Examples of several signatures are shown with their signature.
    ...(declaration && !other && hasCode(declaration) && { hasPanel: true }),
  };
  return sdkEntry(documentId, page, {
    ...pageInputs(symbol, reference, documentId),
    id: `${kind} ${qualified(symbol)}.${member.name}`,
    ...defined({ description: declaration?.description }),
    deprecated: (field ? [field] : calls).every(({ deprecation }) => deprecation !== undefined),
  });
}
