import type {
  DocumentNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  NameNode,
} from 'graphql/language/ast.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../../diagnostics/nearest.js';
import { builtIn, namedType, type GraphqlField, type GraphqlSchema } from './schema.js';
import type { LocateName } from './document.js';

/** Maximum number of reports of one kind. */
const MOST = 20;

/** Reports faults that do not prevent a schema from being shown. */
export function schemaProblems(schema: GraphqlSchema, document: DocumentNode, locate: LocateName): Diagnostic[] {
  return [
    ...unknownTypes(schema, locate).slice(0, MOST),
    ...repeatedTypes(document, locate).slice(0, MOST),
    ...repeatedParts(document, locate).slice(0, MOST),
    ...operationsIn(document, locate).slice(0, 1),
  ];
}

/** Reports names of undefined types at the positions that use them. */
function unknownTypes({ types, roots }: GraphqlSchema, locate: LocateName): Diagnostic[] {
  const names = new Set([...builtIn, ...types.map(({ name }) => name)]);
  const used = types.flatMap((type) => [
    ...type.fields.flatMap((field) => namesIn(field)),
    ...[...type.interfaces, ...type.members].map((name) => ({ name, offset: type.offset, at: type.name })),
  ]);
  const ofRoots = Object.values(roots).map((name) => ({ name, offset: undefined, at: '' }));
  return [...used, ...ofRoots].flatMap(({ name, offset, at }) => {
    if (names.has(name)) return [];
    const suggestion = nearest(name, names);
    return diagnostic('graphql/schema', {
      message: `The GraphQL schema has no type \`${name}\`.`,
      help: helpFor(suggestion, 'Define it, or correct its name.'),
      ...locate(offset, at),
    });
  });
}

interface UsedName {
  name: string;
  offset: number | undefined;
  /** Name at the offset. */
  at: string;
}

function namesIn({ name: at, type, offset, arguments: inputs }: GraphqlField): UsedName[] {
  return [{ name: namedType(type), offset, at }, ...inputs.flatMap(namesIn)];
}

function repeatedTypes({ definitions }: DocumentNode, locate: LocateName): Diagnostic[] {
  const names = new Set<string>();
  return definitions.flatMap((definition) => {
    if (!definition.kind.endsWith('TypeDefinition') || !('name' in definition) || !definition.name) return [];
    const { value, loc } = definition.name;
    if (!names.has(value)) {
      names.add(value);
      return [];
    }
    return diagnostic('graphql/schema', {
      message: `The GraphQL schema defines the type \`${value}\` twice; the first definition counts.`,
      help: `Write \`extend type ${value}\` to add fields, or remove one of the two.`,
      ...locate(loc?.start, value),
    });
  });
}

interface TypeParts {
  fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[];
  values?: readonly EnumValueDefinitionNode[];
}

/** Reports fields, arguments and values that a type, with its extensions, has twice. */
function repeatedParts({ definitions }: DocumentNode, locate: LocateName): Diagnostic[] {
  const known = new Set<string>();
  const definedTypes = new Set<string>();
  const report = ({ name: { value, loc } }: { name: NameNode }, owner: string, word: string): Diagnostic[] => {
    const part = `${owner}.${value}`;
    if (!known.has(part)) {
      known.add(part);
      return [];
    }
    return [
      diagnostic('graphql/schema', {
        message: `The GraphQL schema gives \`${owner}\` the ${word} \`${value}\` twice; the first definition counts.`,
        help: 'Remove one of the two, or correct its name.',
        ...locate(loc?.start, value),
      }),
    ];
  };
  return definitions.flatMap((definition) => {
    if (!('fields' in definition || 'values' in definition)) return [];
    const owner = definition.name.value;
    // Only the first definition of a type is shown.
    if (definition.kind.endsWith('Definition') && definedTypes.has(owner)) return [];
    definedTypes.add(owner);
    const { fields = [], values = [] }: TypeParts = definition;
    return [
      ...values.flatMap((value) => report(value, owner, 'value')),
      ...fields.flatMap((field) => {
        const repeats = report(field, owner, 'field');
        if (repeats.length > 0 || !('arguments' in field)) return repeats;
        return (field.arguments ?? []).flatMap((each) => report(each, `${owner}.${field.name.value}`, 'argument'));
      }),
    ];
  });
}

function operationsIn({ definitions }: DocumentNode, locate: LocateName): Diagnostic[] {
  return definitions.flatMap((definition) => {
    if (definition.kind !== 'OperationDefinition' && definition.kind !== 'FragmentDefinition') return [];
    return diagnostic('graphql/schema', {
      message: 'A GraphQL schema cannot contain an operation; it is ignored.',
      help: 'Keep schema and operations in files of their own.',
      ...locate(definition.loc?.start),
    });
  });
}
