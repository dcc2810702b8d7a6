import { defined } from '../../shared/object.js';
import type { GraphqlDetails } from './details.js';
import { relatedLists, type RelatedTypes } from '../relatedTypes.js';
import { isRoot, type GraphqlPage, type GraphqlType } from './schema.js';
import { exampleOf } from './example.js';
import { argumentNode, fieldNode, inputNode, returnedNode, valueNode } from './nodes.js';
import type { SchemaIndex } from './schemaIndex.js';

/** Details of an operation's or type's page; undefined if the schema lacks it. */
export function pageDetails(page: GraphqlPage, index: SchemaIndex, hasExample: boolean): GraphqlDetails {
  const { kind, name } = page;
  const empty = { page, isOneOf: false, directives: [], arguments: [], fields: [], values: [], related: [] };
  if (isRoot(kind)) {
    const field = index.fieldOf(kind, name);
    if (!field) return empty;
    return {
      ...empty,
      ...defined({ deprecation: field.deprecation }),
      directives: field.directives,
      arguments: field.arguments.map((argument) => argumentNode(argument, index)),
      returns: returnedNode(field, index),
      ...(hasExample && { example: exampleOf(kind, field, index) }),
    };
  }
  const type = index.typeOf(name);
  if (!type) return empty;
  return {
    ...empty,
    isOneOf: type.isOneOf ?? false,
    directives: type.directives,
    fields: type.fields.map((field) => (type.kind === 'input' ? inputNode(field, index) : fieldNode(field, index))),
    values: type.values.map(valueNode),
    related: relatedTypes(type, index),
  };
}

/** Maximum number of links in a list. Some types are used by hundreds of fields. */
const MOST = 40;

/** Types and fields that a type's page links to. */
function relatedTypes(type: GraphqlType, index: SchemaIndex): RelatedTypes[] {
  const typeLinks = (names: readonly string[]): RelatedTypes['links'] => names.map((label) => linkTo(label, index));
  const lists = [
    ['implements', typeLinks(type.interfaces)],
    ['implementedBy', typeLinks(type.kind === 'interface' ? index.implementationsOf(type.name) : [])],
    ['possibleTypes', typeLinks(type.members)],
    ['usedBy', index.usesOf(type.name)],
  ] as const;
  return relatedLists(lists, MOST);
}

function linkTo(label: string, index: SchemaIndex): RelatedTypes['links'][number] {
  return { label, ...defined({ page: index.pageOf(label) }) };
}
