import type { SchemaNode } from '../../body.js';
import { constraintText } from '../../words/constraint.js';
import type { Words } from '../../words/words.js';
import { labelled } from '../text/compose.js';
import { element, type TextElement, type TextNode } from '../text/nodes.js';

/** Reads the Markdown of a specification. */
export type ReadMarkdown = (text: string) => TextNode[];

/** What the parts of an API page are put into plain terms with. */
export interface Reading {
  read: ReadMarkdown;
  words: Words;
}

const code = (text: string): TextElement => element('code', [text]);

function listed(values: readonly string[]): TextNode[] {
  return values.flatMap((value, index) => (index === 0 ? [code(value)] : [', ', code(value)]));
}

/** What stands in brackets behind a field's name. */
function headOf(node: SchemaNode, { common, fields, reference }: Words): TextNode[] {
  const flags = [
    node.required && fields.required,
    node.deprecated && common.deprecated,
    node.readOnly && reference.readOnly,
    node.writeOnly && reference.writeOnly,
  ].filter((flag) => flag !== false);
  return [
    [node.type, ...flags].join(', '),
    ...(node.default === undefined ? [] : [`, ${fields.default} `, code(node.default)]),
    ...(node.const === undefined ? [] : [`, ${reference.constant}: `, code(node.const)]),
  ];
}

/** What is said of a value: its description, options, limits, an example and what is nested in it. */
export function aboutSchema(node: SchemaNode, reading: Reading): TextNode[] {
  const { read, words } = reading;
  const facts = node.constraints
    .map((constraint) => constraintText(constraint, words.constraints))
    .flatMap(({ label, text, isCode }, index) => {
      return [`${index === 0 ? '' : '; '}${label}: `, isCode ? code(text) : text];
    });
  return [
    ...(node.description === undefined ? [] : read(node.description)),
    ...(node.enum.length > 0 ? [element('p', [`${words.fields.options} `, ...listed(node.enum)])] : []),
    ...(facts.length > 0 ? [element('p', facts)] : []),
    ...(node.examples.length > 0
      ? [element('p', [`${words.reference.example}: `, ...listed(node.examples.slice(0, 1))])]
      : []),
    ...nestedIn(node, reading),
  ];
}

function nestedIn({ children, variants, not, cut }: SchemaNode, reading: Reading): TextNode[] {
  const { reference: words } = reading.words;
  return [
    ...(children.length > 0 ? [fieldList(children, reading)] : []),
    ...variants.flatMap(({ kind, discriminator, options }) => [
      element('p', [
        kind === 'oneOf' ? words.oneOf : words.anyOf,
        ...(discriminator === undefined ? [] : [`, ${words.toldApartBy} `, code(discriminator)]),
        ':',
      ]),
      element(
        'ul',
        options.map(({ label, node }, index) =>
          element(
            'li',
            labelled([element('strong', [label ?? words.option(index + 1)])], aboutSchema(node, reading), ': '),
          ),
        ),
      ),
    ]),
    ...(not ? [element('p', [`${words.not}: `, code(not.type)])] : []),
    ...(cut ? [element('p', cutNodes(cut, words))] : []),
  ];
}

function cutNodes({ reason, name, more }: NonNullable<SchemaNode['cut']>, words: Words['reference']): TextNode[] {
  if (reason === 'recursive') return [`${words.repeats} `, code(name)];
  return [more === undefined ? words.goesOn(name) : words.moreOptions(more)];
}

/** Fields as a list. */
export function fieldList(
  nodes: readonly SchemaNode[],
  reading: Reading,
  idOf?: (name: string) => string,
): TextElement {
  return element(
    'ul',
    nodes.map((node) => {
      const name = node.name ?? 'value';
      const label = [code(name), ' (', ...headOf(node, reading.words), ')'];
      const link = idOf ? { id: idOf(name), 'data-title': name } : {};
      return element('li', labelled(label, aboutSchema(node, reading), ': '), link);
    }),
  );
}

/** A schema that is no field: its type where it says something, and what is nested in it. */
export function wholeSchema(node: SchemaNode, reading: Reading): TextNode[] {
  const isPlainObject = /(?:^| )object$/.test(node.type) && node.children.length > 0;
  const type = [`${reading.words.texts.type}: `, code(node.type)];
  return [...(isPlainObject ? [] : [element('p', type)]), ...aboutSchema(node, reading)];
}
