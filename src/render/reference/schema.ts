import { isBareChoice } from '../bareChoice.js';
import type { Parameter } from '../../formats/openapi/details.js';
import type { SchemaNode } from '../../documents/schema/node.js';
import { clauseLabel, constraintText } from './constraint.js';
import { typePartNodes } from './typeParts.js';
import { markedSchema, notationOf } from './notation.js';
import type { Messages } from '../../i18n/messages.js';
import { addLabel } from '../text/compose.js';
import { code, codeList, element, type TextElement, type TextNode } from '../text/nodes.js';

/**
 * Parses a specification's Markdown; a text that is missing has no nodes.
 *
 * @param under depth of the heading above it, 2 if left out.
 */
export type ReadMarkdown = (text: string | undefined, under?: number) => TextNode[];

/** Context for converting the parts of an API page to text. */
export interface Reading {
  read: ReadMarkdown;
  words: Messages;
  /** Address of an entry's page, by the entry's id; undefined if it has none. */
  pageOf?: ((id: string) => string | undefined) | undefined;
}

/** Text in brackets after a field's name. */
function headOf(
  node: SchemaNode,
  { words: { common, fields, reference }, pageOf }: Pick<Reading, 'words' | 'pageOf'>,
): TextNode[] {
  const flags = [
    node.required && fields.required,
    node.deprecated && common.deprecated,
    node.readOnly && reference.readOnly,
    node.writeOnly && reference.writeOnly,
    ...(node.marks ?? []),
    node.since !== undefined && `${reference.since} ${node.since}`,
  ].filter((flag) => flag !== false);
  const linked = linkedType(node, node.type, pageOf);
  const type = linked ? flags.map((flag) => `, ${flag}`).join('') : [node.type, ...flags].filter(Boolean).join(', ');
  const comma = linked || type !== '' ? ', ' : '';
  return [
    ...(linked ?? []),
    type,
    ...(node.default === undefined ? [] : [`${comma}${fields.default} `, code(node.default)]),
    ...constantOf(node, reference),
  ];
}

/** A type with links to the pages of its parts; undefined if none has a page. */
function linkedType(
  { typePage, typeParts }: SchemaNode,
  whole: TextNode,
  pageOf: Reading['pageOf'],
): TextNode[] | undefined {
  if (typeParts) return typePartNodes(typeParts, pageOf);
  const href = typePage === undefined ? undefined : pageOf?.(typePage);
  return href === undefined ? undefined : [element('a', [whole], { href })];
}

function constantOf({ const: constant }: SchemaNode, words: Messages['reference']): TextNode[] {
  return constant === undefined ? [] : [`, ${words.constant}: `, code(constant)];
}

/** True if a type only says that fields follow. */
export function isPlainObject({ type, children }: SchemaNode): boolean {
  return /(?:^| )object$/.test(type) && children.length > 0;
}

/** Text about a value: its description, options, limits, an example and nested fields. */
export function aboutSchema(node: SchemaNode, reading: Reading, idOf?: (name: string) => string): TextNode[] {
  const { read, words } = reading;
  const label = words.reference[node.examples.length > 1 ? 'examples' : 'example'];
  const facts = node.constraints
    .map((constraint) => constraintText(constraint, words.constraints))
    .flatMap(({ label, text, isCode }, index) => {
      return [`${index === 0 ? '' : '; '}${label}: `, isCode ? code(text) : text];
    });
  return [
    ...read(node.description),
    ...(node.deprecation === undefined ? [] : read(`**${words.common.deprecated}:** ${node.deprecation}`)),
    ...optionNodes(node, reading),
    ...(facts.length > 0 ? [element('p', facts)] : []),
    ...(node.examples.length > 0 ? [element('p', [`${label}: `, ...codeList(node.examples)])] : []),
    ...nestedIn(node, reading, idOf),
  ];
}

/** The allowed values, in a line unless they have descriptions. */
function optionNodes({ enum: values, enumTexts }: SchemaNode, { read, words }: Reading): TextNode[] {
  if (values.length === 0) return [];
  if (!enumTexts) return [element('p', [`${words.fields.options} `, ...codeList(values)])];
  const items = values.map((value, index) => {
    const { name, description } = enumTexts[index] ?? {};
    const label = [code(value), ...(name === undefined ? [] : [` (${name})`])];
    return element('li', addLabel(label, read(description), ': '));
  });
  return [element('p', [words.fields.options]), element('ul', items)];
}

function nestedIn(
  { children, variants, clauses = [], cut }: SchemaNode,
  reading: Reading,
  idOf?: (name: string) => string,
): TextNode[] {
  const { reference: words, constraints } = reading.words;
  return [
    ...(children.length > 0 ? [fieldList(children, reading, idOf)] : []),
    ...variants.flatMap((each) => (isBareChoice(each) ? [] : choiceOf(each, reading))),
    ...clauses.flatMap((clause) => [
      element('p', [
        `${clauseLabel(clause, { not: words.not, constraints })}: `,
        code(clause.node.type),
        ...constantOf(clause.node, words),
      ]),
      ...aboutSchema(clause.node, reading),
    ]),
    ...(cut ? [element('p', cutNodes(cut, words))] : []),
  ];
}

function choiceOf({ kind, discriminator, options }: SchemaNode['variants'][number], reading: Reading): TextElement[] {
  const { reference: words } = reading.words;
  const items = options.map(({ label, discriminatorValues, node }, index) => {
    const value =
      discriminator === undefined || !discriminatorValues
        ? []
        : [
            element('p', [
              code(discriminator),
              ...discriminatorValues.flatMap((each, at) => [` ${at > 0 ? words.or : words.is} `, code(each)]),
            ]),
          ];
    const isKnown = isPlainObject(node) && (node.type === 'object' || node.type === `${label} · object`);
    const head = isKnown ? [] : [' (', ...headOf({ ...node, required: false }, reading), ')'];
    const name = [element('strong', [label ?? words.option({ number: index + 1 })]), ...head];
    return element('li', addLabel(name, [...value, ...aboutSchema(node, reading)], ': '));
  });
  const apart = discriminator === undefined ? [] : [`, ${words.toldApartBy} `, code(discriminator)];
  const fallback = options.find(({ isDefault }) => isDefault)?.label;
  const otherwise = fallback === undefined ? [] : [`, ${reading.words.fields.default} `, code(fallback)];
  const head = [kind === 'oneOf' ? words.oneOf : words.anyOf, ...apart, ...otherwise, ':'];
  return [element('p', head), element('ul', items)];
}

function cutNodes({ reason, name, more }: NonNullable<SchemaNode['cut']>, words: Messages['reference']): TextNode[] {
  if (reason !== 'budget') return [`${words.repeats} `, code(name)];
  return [more === undefined ? words.goesOn({ name }) : words.moreOptions({ count: more })];
}

/** Fields as a list. */
export function fieldList(
  nodes: readonly SchemaNode[],
  reading: Reading,
  idOf?: (name: string) => string,
): TextElement {
  const items = nodes.map((node) => fieldItem(node, [], reading, idOf));
  return element('ul', items);
}

/** Parameters as a list: fields, and how their values are written. */
export function parameterList(
  parameters: readonly Parameter[],
  reading: Reading,
  idOf?: (name: string) => string,
): TextElement {
  const { reference: words } = reading.words;
  const items = parameters.map((parameter) => {
    const syntax = notationOf(parameter, words);
    const about = syntax && element('p', [`${words.written}: `, syntax.isCode ? code(syntax.text) : syntax.text]);
    return fieldItem(markedSchema(parameter, words), about ? [about] : [], reading, idOf);
  });
  return element('ul', items);
}

function fieldItem(
  node: SchemaNode,
  more: readonly TextNode[],
  reading: Reading,
  idOf: ((name: string) => string) | undefined,
): TextElement {
  const name = node.name ?? 'value';
  const head = headOf(node, reading);
  // Enum values have no type of their own.
  const label = node.type === '' && head.every((part) => part === '') ? [code(name)] : [code(name), ' (', ...head, ')'];
  const link = idOf ? { id: idOf(name), 'data-title': name } : {};
  return element('li', addLabel(label, [...aboutSchema(node, reading), ...more], ': '), link);
}

/** A schema that is not a field: its type, unless that is obvious, and its nested fields. */
export function wholeSchema(node: SchemaNode, reading: Reading): TextNode[] {
  const whole = code(node.type);
  const type = [`${reading.words.texts.type}: `, ...(linkedType(node, whole, reading.pageOf) ?? [whole])];
  return [...(isPlainObject(node) ? [] : [element('p', type)]), ...aboutSchema(node, reading)];
}
