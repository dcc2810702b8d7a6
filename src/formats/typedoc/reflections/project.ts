import { defined } from '../../../shared/object.js';
import { isObject, linkOf, listOf, objectOf, textOf, type JsonObject } from '../../../documents/json.js';
import { splitAtHeadings } from '../../splitAtHeadings.js';
import { relatedLists, type RelatedTypes } from '../../relatedTypes.js';
import type { TypePart } from '../../../documents/schema/node.js';
import { sdkKinds, type SdkCall, type SdkComment, type SdkDetails, type SdkKind } from '../details.js';
import { fieldNode, isLinked, typeNode, typeTextOf, type SdkType } from '../nodes.js';
import { commentOf, markdownOf } from './comment.js';
import { aliasDeclaration, basesOf, headDeclaration, typesIn, variableDeclaration } from './declaration.js';
import { withDefaultNames } from './defaultNames.js';
import { callOf, choicesIn, contentOf, indexedIn, type ReadingContext, typeParametersOf } from './fields.js';
import { childrenOf, combinedTypes, indexProject, type FoundSymbol } from './index.js';
import { describeMember, inheritedIn, linkTo, membersIn, remarksOf, withoutText, type ReadMember } from './members.js';
import { TypeWriter } from './type.js';

/** True if a value is the project of a TypeDoc JSON file. */
export function isProject(value: unknown): value is JsonObject {
  return (
    isObject(value) && value['kind'] === 1 && (value['variant'] === 'project' || listOf(value['children']).length > 0)
  );
}

/** A library's reference. */
export interface SdkReference {
  title: string;
  version?: string;
  /** Modules and namespaces come before their contents. */
  symbols: readonly ReadSymbol[];
}

/** A symbol with its page. */
export interface ReadSymbol extends Pick<FoundSymbol, 'id' | 'name' | 'scope' | 'isRoot'> {
  description?: string;
  details: SdkDetails;
  /** Its members, which may have pages too. */
  members: readonly ReadMember[];
}

/** Reads the reference in a TypeDoc JSON file. */
export function referenceOfProject(json: JsonObject, documentId: string): SdkReference {
  const project = withDefaultNames(json);
  const { symbols, find } = indexProject(project, documentId);
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const context: ReadingContext = { find, types: new TypeWriter(find) };
  return {
    title: textOf(project['name']) ?? 'TypeDoc',
    ...defined({ version: textOf(project['packageVersion']) }),
    symbols: symbols.flatMap((symbol) => symbolOf(symbol, byId, context)),
  };
}

const fieldKinds = ['value', 'property', 'accessor'] as const;

function symbolOf(
  symbol: FoundSymbol,
  symbols: ReadonlyMap<string, FoundSymbol>,
  context: ReadingContext,
): ReadSymbol[] {
  const { id, kind, name, scope, isRoot, node } = symbol;
  const { types } = context;
  const ownComment = commentFor(node, context);
  // A page that only repeats the sidebar is useless.
  if (isRoot && ownComment.description === undefined && ownComment.notes.length === 0) return [];
  const declared = node['type'] === undefined ? node : objectOf(objectOf(node['type'])['declaration']);
  const calls = listOf(declared['signatures']).map((each) =>
    callOf(objectOf(each), name, kind === 'function' ? name : '', context),
  );
  const indexed = indexedIn(declared, context);
  const members = [
    ...membersIn(childrenOf(node), symbol, context),
    ...indexed.map((field): ReadMember => ({ kind: 'property', name: field.name, modifiers: [], calls: [], field })),
  ];
  const isOnPage = kind === 'function' || members.length === 0;
  const comment = { ...ownComment, ...commentOfCalls(kind, ownComment, calls, isOnPage) };
  const { description } = comment;
  const tellsRequired = kind === 'interface' || kind === 'type' || kind === 'variable';
  const choices = kind === 'type' ? choicesIn(objectOf(node['type']), context) : [];
  const details: SdkDetails = {
    ...remarksOf(comment),
    kind,
    language: 'typescript',
    declaration: declarationOf(symbol, types, calls),
    // Only some parts of a combined type may be listed as members.
    ...((members.length === 0 || combinedTypes(node['type'])) && typeOf(kind, node, context)),
    typeParameters: typeParametersOf(node, context),
    calls: calls.map((each) => withoutText(each, description)),
    members: members.flatMap((member) => (member.calls.length > 0 ? describeMember(member, description) : [])),
    fields: fieldKinds.flatMap((each) => {
      const own = members.flatMap((member) => (member.kind === each ? (member.field ?? []) : []));
      const fields = each === 'value' ? [...choices, ...own] : own;
      return fields.length > 0 ? { kind: each, nodes: fields.map((field) => fieldNode(field, tellsRequired)) } : [];
    }),
    related: relatedTypes(symbol, context),
    contents: contentsOf(symbol, symbols),
    ...defined({ source: sourceOf(node) }),
  };
  return [{ id, name, scope, isRoot, ...defined({ description }), details, members }];
}

/** Maximum number of links in a list. Built-in types such as Error have dozens of subclasses. */
const MOST = 60;

function relatedTypes(symbol: FoundSymbol, context: ReadingContext): RelatedTypes[] {
  const { node } = symbol;
  const { types } = context;
  const bases = basesOf(node, types);
  const linksTo = (list: readonly SdkType[]): RelatedTypes['links'] => list.map((type) => linkTo(firstLink(type)));
  const lists = [
    ['extends', linksTo(bases.extends)],
    ['implements', linksTo(bases.implements)],
    ['extendedBy', linksTo(typesIn(node['extendedBy'], types))],
    ['implementedBy', linksTo(typesIn(node['implementedBy'], types))],
    ['inherited', inheritedIn(childrenOf(node), symbol, context).map(linkTo)],
  ] as const;
  return relatedLists(lists, MOST);
}

/** A type with a link to the first of its parts that has a page. */
const firstLink = (type: SdkType): TypePart => ({ ...type.find(({ page }) => page), text: typeTextOf(type) });

/** The symbols in a module or namespace, by kind. */
function contentsOf({ contents }: FoundSymbol, symbols: ReadonlyMap<string, FoundSymbol>): SdkDetails['contents'] {
  const held = contents.flatMap(({ page, label }) => {
    const symbol = symbols.get(page);
    return symbol ? { kind: symbol.kind, label: label ?? symbol.name, page } : [];
  });
  return sdkKinds.flatMap((kind) => {
    const links = held.flatMap(({ label, page, ...each }) => (each.kind === kind ? { label, page } : []));
    return links.length > 0 ? { kind, links } : [];
  });
}

/** Maximum number of characters of a type on its own page. It is the only place with links to all choices of a union. */
const MOST_CHARACTERS_ON_PAGE = 5_000;

/** The type in a declaration, which can contain neither links nor comments. */
function typeOf(kind: SdkKind, { type }: JsonObject, context: ReadingContext): Pick<SdkDetails, 'type'> {
  if (kind !== 'type' && kind !== 'variable') return {};
  const parts = context.types.write(type);
  const { variants } = contentOf(type, context, 0);
  return parts.some(isLinked) || variants.length > 0
    ? { type: { ...typeNode(parts, MOST_CHARACTERS_ON_PAGE), variants } }
    : {};
}

/**
 * Comments of functions belong to their signatures. The first signature that is not deprecated supplies the function's comment, unless that has a text
 * of its own.
 *
 * @param isOnPage true if an only signature has no heading of its own below which its remarks are shown.
 */
function commentOfCalls(
  kind: string,
  own: SdkComment,
  calls: readonly SdkCall[],
  isOnPage: boolean,
): Partial<SdkComment> {
  const [first, other] = calls;
  if (kind === 'interface' || kind === 'class' || own.description !== undefined || !first) return {};
  const current = calls.filter(({ deprecation }) => deprecation === undefined);
  const speaker = (current.length > 0 ? current : calls).find(({ description }) => description !== undefined);
  const deprecation = own.deprecation ?? (current.length === 0 ? first.deprecation : undefined);
  const shared = defined({ description: speaker?.description, deprecation });
  if (other || !isOnPage) return shared;
  return {
    ...shared,
    ...defined({ since: own.since ?? first.since }),
    examples: [...own.examples, ...first.examples],
    see: [...own.see, ...first.see],
    throws: [...own.throws, ...first.throws],
    notes: [...own.notes, ...first.notes],
    marks: [...own.marks, ...first.marks],
  };
}

/** A package has a readme in addition to the comments in its files. */
function commentFor(node: JsonObject, { find }: ReadingContext): SdkComment {
  const comment = commentOf(node['comment'], find);
  const { lead, sections } = splitReadme(markdownOf(node['readme'], find));
  const description = [comment.description ?? '', lead].filter((text) => text !== '').join('\n\n');
  return { ...comment, ...(description !== '' && { description }), notes: [...sections, ...comment.notes] };
}

/** A readme in its sections. The page has a title already, so a heading above all others is left out. */
function splitReadme(text: string): { lead: string; sections: SdkComment['notes'] } {
  const readme = splitAtHeadings(text);
  const [title, other] = readme.sections;
  if (!title || other || readme.depth > 1) return readme;
  const { lead, sections } = splitAtHeadings(title.text);
  return { lead: [readme.lead, lead].filter((part) => part !== '').join('\n\n'), sections };
}

function declarationOf(
  { kind, name, node }: FoundSymbol,
  types: TypeWriter,
  [call, other]: readonly SdkCall[],
): string {
  switch (kind) {
    case 'class':
    case 'interface':
      return headDeclaration(kind, name, node, types);
    case 'enum':
      return `${objectOf(node['flags'])['isConst'] === true ? 'const ' : ''}enum ${name}`;
    case 'function':
      return call && !other ? `function ${call.declaration}` : '';
    case 'type':
      return aliasDeclaration(name, node, types);
    case 'variable':
      return variableDeclaration(name, node, types);
    case 'module':
    case 'namespace':
      return '';
  }
}

function sourceOf(node: JsonObject): SdkDetails['source'] | undefined {
  const [signature] = listOf(node['signatures']).map(objectOf);
  const [source] = [...listOf(node['sources']), ...listOf(signature?.['sources'])].map(objectOf);
  const file = textOf(source?.['fileName']);
  if (!source || file === undefined) return undefined;
  return defined({ file, line: Number(source['line']) || 1, url: linkOf(source['url']) });
}
