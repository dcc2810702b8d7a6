import type { Description } from '../description.js';
import { relatedLists, type RelatedTypes } from '../relatedTypes.js';
import type { SdkDetails } from './details.js';
import {
  sdkKinds,
  sdkTypeText,
  type SdkCall,
  type SdkMember,
  type SdkPage,
  type SdkReference,
  type SdkSymbol,
  type SdkType,
  type SdkTypePart,
} from './reference.js';
import { callDetails, memberDetails, remarksOf } from './calls.js';
import { symbolFieldNode, linkedPart, typeNode } from './nodes.js';

/** Creates the function that describes the pages of a library's reference. */
export function createSdkDescriber({ symbols: all, language }: SdkReference, id: string) {
  const symbols = new Map(all.map((symbol) => [symbol.id, symbol]));
  return (page: SdkPage): Description => {
    const symbol = symbols.get(page.symbol);
    if (!symbol) return {};
    if (page.kind !== symbol.kind) return { sdk: memberPart(page, symbol, language, id) };
    return { sdk: { ...symbolPart(page, symbol, id), language, contents: contentsOf(symbol, symbols, id) } };
  };
}

const fieldKinds = ['value', 'property', 'accessor'] as const;

function symbolPart(
  page: SdkPage,
  symbol: SdkSymbol,
  specification: string,
): Omit<SdkDetails, 'language' | 'contents'> {
  const { kind, description, declaration, type, typeParameters, members, source } = symbol;
  const own = symbol.calls.map((call) => callDetails(withoutText(call, description), symbol.name, specification));
  const [only, other] = own;
  return {
    ...remarksOf(symbol),
    // Remarks on the only signature are shown on the page itself.
    ...(only && !other && { throws: only.throws }),
    page,
    declaration,
    ...(type && { type: typeNode(type, specification) }),
    typeParameters: typeParameters.map((each) => symbolFieldNode(each, specification)),
    calls: own,
    members: members.flatMap((member) => {
      // TypeDoc repeats a class's comment on its constructor.
      const calls = member.calls.map((call) => withoutText(call, description));
      return calls.length > 0 ? memberDetails({ ...member, calls }, specification) : [];
    }),
    fields: fieldKinds.flatMap((each) => {
      const fields = members.flatMap((member) => (member.kind === each ? (member.field ?? []) : []));
      const isTold = kind === 'interface' || kind === 'type' || kind === 'variable';
      const nodes = fields.map((field) => symbolFieldNode(field, specification, isTold));
      return nodes.length > 0 ? { kind: each, nodes } : [];
    }),
    related: relatedTypes(symbol, specification),
    ...(source && { source }),
  };
}

/** A signature without the text that its page starts with. */
function withoutText({ description, ...call }: SdkCall, pageText: string | undefined): SdkCall {
  return { ...call, ...(description !== undefined && description !== pageText && { description }) };
}

/** Describes the page of a single member. */
function memberPart(page: SdkPage, symbol: SdkSymbol, language: string, specification: string): SdkDetails {
  const member = symbol.members.find(({ kind, name }) => kind === page.kind && `${symbol.name}.${name}` === page.name);
  const { name = '', field, calls: signatures = [], overrides } = member ?? {};
  const pageText = signatures[0]?.description;
  const calls = signatures.map((call) => callDetails(withoutText(call, pageText), name, specification));
  const [only, other] = calls;
  const nodes = field?.children.map((child) => symbolFieldNode(child, specification, true)) ?? [];
  return {
    ...remarksOf(field ?? signatures[0] ?? symbol),
    ...(!field && other && { examples: [], throws: [], see: [], notes: [] }),
    ...(only && !other && { throws: only.throws }),
    page,
    language,
    declaration: member ? declarationOf(member) : '',
    typeParameters: [],
    calls,
    members: [],
    fields: nodes.length > 0 ? [{ kind: 'property', nodes }] : [],
    related: overrides ? [{ kind: 'inherited', links: [linkedPart(overrides, specification)], more: 0 }] : [],
    contents: [],
  };
}

function declarationOf({ calls, field, modifiers }: SdkMember): string {
  const words = modifiers.map((word) => `${word} `).join('');
  if (!field) return calls.length === 1 ? words + (calls[0]?.declaration ?? '') : '';
  return `${words}${field.isReadOnly ? 'readonly ' : ''}${field.name}${field.isOptional ? '?' : ''}: ${sdkTypeText(field.type)}`;
}

/** Maximum number of links in a list. Built-in types such as Error have dozens of subclasses. */
const MOST = 60;

function relatedTypes(symbol: SdkSymbol, specification: string): RelatedTypes[] {
  const linksTo = (parts: readonly SdkTypePart[]): RelatedTypes['links'] =>
    parts.map((part) => linkedPart(part, specification));
  const types = (['extends', 'implements', 'extendedBy', 'implementedBy'] as const).map((kind) => {
    return [kind, linksTo(symbol[kind].map(firstLink))] as const;
  });
  return relatedLists([...types, ['inherited', linksTo(symbol.inherited)]], MOST);
}

/** A type with a link to the first of its parts that has a page. */
const firstLink = (type: SdkType): SdkTypePart => ({ ...type.find(({ target }) => target), text: sdkTypeText(type) });

function contentsOf(
  { contents }: SdkSymbol,
  symbols: ReadonlyMap<string, SdkSymbol>,
  specification: string,
): SdkDetails['contents'] {
  const held = contents.flatMap(({ symbol }) => symbols.get(symbol) ?? []);
  return sdkKinds.flatMap((kind) => {
    const links = held.flatMap((symbol) =>
      symbol.kind === kind ? linkedPart({ text: symbol.name, target: { symbol: symbol.id } }, specification) : [],
    );
    return links.length > 0 ? { kind, links } : [];
  });
}
