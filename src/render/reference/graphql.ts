import type { GraphqlDetails } from '../../formats/graphql/details.js';
import type { RelatedTypes } from '../../formats/relatedTypes.js';
import type { SchemaNode } from '../../documents/schema/node.js';
import type { Messages } from '../../i18n/messages.js';
import { codeList, element, type TextElement, type TextNode } from '../text/nodes.js';
import { hrefOfPart } from './typeParts.js';
import type { Reading } from './schema.js';
import type { Section } from '../../formats/section.js';

/** Sections of the page of a GraphQL operation or type. */
export function graphqlSections(
  { arguments: parameters, returns, fields, values, related }: GraphqlDetails,
  words: Messages['reference'],
): Section[] {
  const lists: [string, string, string, readonly SchemaNode[]][] = [
    [words.arguments, 'arguments', 'argument', parameters],
    [words.fields, 'fields', 'field', fields],
    [words.values, 'values', 'value', values],
  ];
  const sections = lists
    .filter(([, , , { length }]) => length > 0)
    .map(([title, id, prefix, nodes]): Section => ({ title, id, content: { kind: 'fields', fields: nodes, prefix } }));
  if (returns)
    sections.push({ title: words.returns, id: 'returns', content: { kind: 'type', type: returns, prefix: 'return' } });
  return [...sections, ...relatedSections(related, words)];
}

/** Sections with links to related types. Their ids are in kebab case, like those of headings. */
export function relatedSections(related: readonly RelatedTypes[], words: Messages['reference']): Section[] {
  return related.map((types) => ({
    title: words[types.kind],
    id: types.kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    content: { kind: 'types', types },
  }));
}

/** Facts about an operation or type, shown above its sections. */
export function graphqlNotes(
  { deprecation, isOneOf, directives }: GraphqlDetails,
  { read, words }: Reading,
): TextNode[] {
  return [
    ...(deprecation ? [element('p', [element('strong', [`${words.common.deprecated}:`])]), ...read(deprecation)] : []),
    ...(isOneOf ? [element('p', [words.reference.oneField])] : []),
    ...(directives.length > 0 ? [element('p', codeList(directives, ' '))] : []),
  ];
}

/** Links to types and fields. */
export function typeLinks(
  { links, more }: Pick<RelatedTypes, 'links' | 'more'>,
  { words, pageOf }: Reading,
): TextElement {
  const items = links.map((link) => element('li', [linked(link, pageOf)]));
  return element('ul', more > 0 ? [...items, element('li', [words.reference.moreOptions({ count: more })])] : items);
}

function linked({ label, ...target }: RelatedTypes['links'][number], pageOf: Reading['pageOf']): TextElement {
  const href = pageOf && hrefOfPart(target, pageOf);
  const code = element('code', [label]);
  return href === undefined ? code : element('a', [code], { href });
}

/** An example's variables and response. */
export function exampleNodes({ example }: GraphqlDetails, { reference, texts }: Messages): TextElement[] {
  if (!example) return [];
  const { variables, response } = example;
  const block = (code: string, title: string): TextElement =>
    element('pre', [], { code, lang: 'json', title, isQuiet: true });
  return [
    ...(variables === undefined ? [] : [block(variables, reference.variables)]),
    block(response, texts.exampleResponse),
  ];
}
