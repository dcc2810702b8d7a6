import { relatedLists, type RelatedTypes } from '../relatedTypes.js';
import { defined } from '../../shared/object.js';
import type { GraphqlType } from './schema.js';
import type { SchemaIndex } from './schemaIndex.js';

/** Maximum number of links in a list. Some types are used by hundreds of fields. */
const MOST = 40;

/** Types and fields that a type's page links to. */
export function relatedTypes(type: GraphqlType, index: SchemaIndex): RelatedTypes[] {
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
