import { defined } from '../../../shared/object.js';
import { isObject, linkOf, listOf, objectOf, textOf, type JsonObject } from '../../../documents/json.js';
import type { SdkComment, SdkKind, SdkMember, SdkReference, SdkSource, SdkSymbol, SdkType } from '../reference.js';
import { commentOf, markdownOf } from './comment.js';
import { aliasDeclaration, basesOf, headDeclaration, typesIn, variableDeclaration } from './declaration.js';
import { withDefaultNames } from './defaultNames.js';
import { callOf, indexedIn, typeParametersOf, type ReadingContext } from './fields.js';
import { childrenOf, indexProject, type FoundSymbol } from './index.js';
import { inheritedIn, membersIn } from './members.js';
import { TypeWriter } from './type.js';

/** True if a value is the project of a TypeDoc JSON file. */
export function isProject(value: unknown): value is JsonObject {
  return (
    isObject(value) && value['kind'] === 1 && (value['variant'] === 'project' || listOf(value['children']).length > 0)
  );
}

/** Reads the reference in a TypeDoc JSON file. */
export function referenceOfProject(json: JsonObject): SdkReference {
  const project = withDefaultNames(json);
  const { symbols, find } = indexProject(project);
  const context: ReadingContext = { find, types: new TypeWriter(find) };
  return {
    title: textOf(project['name']) ?? 'TypeDoc',
    ...defined({ version: textOf(project['packageVersion']) }),
    language: 'typescript',
    symbols: symbols.flatMap((symbol) => symbolOf(symbol, context)),
  };
}

function symbolOf(symbol: FoundSymbol, context: ReadingContext): SdkSymbol[] {
  const { id, kind, name, scope, isRoot, node, contents } = symbol;
  const { types } = context;
  const comment = commentFor(node, context);
  // A page that only repeats the sidebar is useless.
  if (isRoot && comment.description === undefined) return [];
  const call = objectOf(objectOf(node['type'])['declaration']);
  const signatures = kind === 'function' || kind === 'interface' || kind === 'class' ? listOf(node['signatures']) : [];
  const calls = signatures.map((each) => callOf(objectOf(each), kind === 'function' ? name : '', context));
  const indexed = indexedIn(kind === 'type' ? call : node, context);
  const members = [
    ...membersIn(childrenOf(node), kind, context),
    ...indexed.map((field): SdkMember => ({ kind: 'property', name: field.name, modifiers: [], calls: [], field })),
  ];
  const type = members.length === 0 ? linkedTypeOf(kind, node, types) : undefined;
  return [
    {
      ...comment,
      ...commentOfCalls(kind, node, calls),
      id,
      kind,
      name,
      scope,
      ...(isRoot && { isRoot }),
      declaration: declarationOf(symbol, types, calls),
      ...defined({ type }),
      typeParameters: typeParametersOf(node, context),
      calls,
      members,
      inherited: inheritedIn(childrenOf(node), kind, context),
      ...basesOf(node, types),
      extendedBy: typesIn(node['extendedBy'], types),
      implementedBy: typesIn(node['implementedBy'], types),
      contents,
      ...defined({ source: sourceOf(node) }),
    },
  ];
}

/** Declarations cannot contain links. */
function linkedTypeOf(kind: SdkKind, { type }: JsonObject, types: TypeWriter): SdkType | undefined {
  const parts = kind === 'type' || kind === 'variable' ? types.write(type) : [];
  return parts.some(({ target, url }) => target !== undefined || url !== undefined) ? parts : undefined;
}

/** Comments of functions belong to their signatures. The first signature that is not deprecated supplies the function's comment. */
function commentOfCalls(kind: string, { comment }: JsonObject, calls: SdkSymbol['calls']): Partial<SdkComment> {
  const [first, other] = calls;
  if (kind !== 'function' || comment !== undefined || !first) return {};
  const current = calls.filter(({ deprecation }) => deprecation === undefined);
  const speaker = (current.length > 0 ? current : calls).find(({ description }) => description !== undefined);
  const deprecation = current.length === 0 ? first.deprecation : undefined;
  const shared = defined({ description: speaker?.description, deprecation });
  if (other) return shared;
  const { examples, since, see, notes, marks } = first;
  return { ...shared, examples, ...defined({ since }), see, notes, marks };
}

/** A package has a readme in addition to the comments in its files. */
function commentFor(node: JsonObject, { find }: ReadingContext): SdkComment {
  const comment = commentOf(node['comment'], find);
  const readme = markdownOf(node['readme'], find);
  const description = [comment.description ?? '', readme].filter((text) => text !== '').join('\n\n');
  return description === '' ? comment : { ...comment, description };
}

function declarationOf(
  { kind, name, node }: FoundSymbol,
  types: TypeWriter,
  [call, other]: SdkSymbol['calls'],
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

function sourceOf(node: JsonObject): SdkSource | undefined {
  const [signature] = listOf(node['signatures']).map(objectOf);
  const [source] = [...listOf(node['sources']), ...listOf(signature?.['sources'])].map(objectOf);
  const file = textOf(source?.['fileName']);
  if (!source || file === undefined) return undefined;
  return defined({ file, line: Number(source['line']) || 1, url: linkOf(source['url']) });
}
