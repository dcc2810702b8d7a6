import { isObject, linkOf, listOf, objectOf, textOf, type Json, type JsonObject } from '../../openapi/json.js';
import type {
  SdkComment,
  SdkKind,
  SdkMember,
  SdkReference,
  SdkSource,
  SdkSymbol,
  SdkType,
  SdkTypePart,
} from '../reference.js';
import { commentOf, markdownOf } from './comment.js';
import { aliasDeclaration, basesOf, headDeclaration, variableDeclaration } from './declaration.js';
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
  const version = textOf(project['packageVersion']);
  return {
    title: textOf(project['name']) ?? 'TypeDoc',
    ...(version !== undefined && { version }),
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
  const source = sourceOf(written);
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
      declaration: declarationOf(
        found,
        types,
        calls.map(({ declaration }) => declaration),
      ),
      ...(type && { type }),
      typeParameters: typeParametersOf(written, context),
      calls,
      members,
      inherited: inheritedIn(childrenOf(written), kind, context),
      ...basesOf(written, types),
      extendedBy: typesIn(written['extendedBy'], types),
      implementedBy: typesIn(written['implementedBy'], types),
      contents,
      ...(source && { source }),
    },
  ];
}

/** Declarations cannot contain links. */
function linkedTypeOf(kind: SdkKind, { type }: JsonObject, types: TypeWriter): SdkType | undefined {
  const written = kind === 'type' || kind === 'variable' ? types.write(type) : [];
  return written.some(({ target, url }) => target !== undefined || url !== undefined) ? written : undefined;
}

const typesIn = (list: Json | undefined, types: TypeWriter): readonly SdkTypePart[][] =>
  listOf(list).map((type) => [...types.write(type)]);

/** Comments of functions belong to their signatures. The first signature that is not deprecated supplies the function's comment. */
function commentOfCalls(kind: string, { comment }: JsonObject, calls: SdkSymbol['calls']): Partial<SdkComment> {
  const [first, other] = calls;
  if (kind !== 'function' || comment !== undefined || !first) return {};
  const current = calls.filter(({ deprecation }) => deprecation === undefined);
  const speaker = (current.length > 0 ? current : calls).find(({ description }) => description !== undefined);
  const shared = {
    ...(speaker?.description !== undefined && { description: speaker.description }),
    ...(first.deprecation !== undefined && current.length === 0 && { deprecation: first.deprecation }),
  };
  if (other) return shared;
  const { examples, since, see, notes, marks } = first;
  return { ...shared, examples, ...(since !== undefined && { since }), see, notes, marks };
}

/** A package has a readme in addition to the comments in its files. */
function commentFor(written: JsonObject, { find }: ReadingContext): SdkComment {
  const comment = commentOf(written['comment'], find);
  const readme = markdownOf(written['readme'], find);
  const description = [comment.description ?? '', readme].filter((text) => text !== '').join('\n\n');
  return description === '' ? comment : { ...comment, description };
}

function declarationOf({ kind, name, written }: FoundSymbol, types: TypeWriter, calls: readonly string[]): string {
  switch (kind) {
    case 'class':
    case 'interface':
      return headDeclaration(kind, name, written, types);
    case 'enum':
      return `${objectOf(written['flags'])['isConst'] === true ? 'const ' : ''}enum ${name}`;
    case 'function':
      return calls.length === 1 ? `function ${calls[0] ?? ''}` : '';
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
  const url = linkOf(source['url']);
  return { file, line: Number(source['line']) || 1, ...(url !== undefined && { url }) };
}
