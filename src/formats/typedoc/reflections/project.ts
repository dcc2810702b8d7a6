import { defined } from '../../../shared/object.js';
import { isObject, linkOf, listOf, objectOf, textOf, type JsonObject } from '../../openapi/json.js';
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
export function referenceOfProject(written: JsonObject): SdkReference {
  const project = withDefaultNames(written);
  const { symbols, find } = indexProject(project);
  const context: ReadingContext = { find, types: new TypeWriter(find) };
  return {
    title: textOf(project['name']) ?? 'TypeDoc',
    ...defined({ version: textOf(project['packageVersion']) }),
    language: 'typescript',
    symbols: symbols.flatMap((found) => symbolOf(found, context)),
  };
}

function symbolOf(found: FoundSymbol, context: ReadingContext): SdkSymbol[] {
  const { id, kind, name, scope, isRoot, written, contents } = found;
  const { types } = context;
  const comment = commentFor(written, context);
  // A page that only repeats the sidebar is useless.
  if (isRoot && comment.description === undefined) return [];
  const call = objectOf(objectOf(written['type'])['declaration']);
  const signatures =
    kind === 'function' || kind === 'interface' || kind === 'class' ? listOf(written['signatures']) : [];
  const calls = signatures.map((each) => callOf(objectOf(each), kind === 'function' ? name : '', context));
  const indexed = indexedIn(kind === 'type' ? call : written, context);
  const members = [
    ...membersIn(childrenOf(written), kind, context),
    ...indexed.map((field): SdkMember => ({ kind: 'property', name: field.name, modifiers: [], calls: [], field })),
  ];
  const type = members.length === 0 ? linkedTypeOf(kind, written, types) : undefined;
  return [
    {
      ...comment,
      ...commentOfCalls(kind, written, calls),
      id,
      kind,
      name,
      scope,
      ...(isRoot && { isRoot }),
      declaration: declarationOf(found, types, calls),
      ...defined({ type }),
      typeParameters: typeParametersOf(written, context),
      calls,
      members,
      inherited: inheritedIn(childrenOf(written), kind, context),
      ...basesOf(written, types),
      extendedBy: typesIn(written['extendedBy'], types),
      implementedBy: typesIn(written['implementedBy'], types),
      contents,
      ...defined({ source: sourceOf(written) }),
    },
  ];
}

/** Declarations cannot contain links. */
function linkedTypeOf(kind: SdkKind, { type }: JsonObject, types: TypeWriter): SdkType | undefined {
  const written = kind === 'type' || kind === 'variable' ? types.write(type) : [];
  return written.some(({ target, url }) => target !== undefined || url !== undefined) ? written : undefined;
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
function commentFor(written: JsonObject, { find }: ReadingContext): SdkComment {
  const comment = commentOf(written['comment'], find);
  const readme = markdownOf(written['readme'], find);
  const description = [comment.description ?? '', readme].filter((text) => text !== '').join('\n\n');
  return description === '' ? comment : { ...comment, description };
}

function declarationOf(
  { kind, name, written }: FoundSymbol,
  types: TypeWriter,
  [call, other]: SdkSymbol['calls'],
): string {
  switch (kind) {
    case 'class':
    case 'interface':
      return headDeclaration(kind, name, written, types);
    case 'enum':
      return `${objectOf(written['flags'])['isConst'] === true ? 'const ' : ''}enum ${name}`;
    case 'function':
      return call && !other ? `function ${call.declaration}` : '';
    case 'type':
      return aliasDeclaration(name, written, types);
    case 'variable':
      return variableDeclaration(name, written, types);
    case 'module':
    case 'namespace':
      return '';
  }
}

function sourceOf(written: JsonObject): SdkSource | undefined {
  const [signature] = listOf(written['signatures']).map(objectOf);
  const [source] = [...listOf(written['sources']), ...listOf(signature?.['sources'])].map(objectOf);
  const file = textOf(source?.['fileName']);
  if (!source || file === undefined) return undefined;
  return defined({ file, line: Number(source['line']) || 1, url: linkOf(source['url']) });
}
