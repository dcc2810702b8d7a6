import type { SchemaNode } from '../../body.js';
import { labelled } from '../text/compose.js';
import { element, type TextElement, type TextNode } from '../text/nodes.js';

/** Reads the Markdown of a specification. */
export type ReadMarkdown = (text: string) => TextNode[];

const code = (text: string): TextElement => element('code', [text]);

function listed(values: readonly string[]): TextNode[] {
  return values.flatMap((value, index) => (index === 0 ? [code(value)] : [', ', code(value)]));
}

/** What stands in brackets behind a field's name. */
function headOf(node: SchemaNode): TextNode[] {
  const flags = [
    node.required && 'required',
    node.deprecated && 'deprecated',
    node.readOnly && 'read-only',
    node.writeOnly && 'write-only',
  ].filter((flag) => flag !== false);
  return [
    [node.type, ...flags].join(', '),
    ...(node.default === undefined ? [] : [', default ', code(node.default)]),
    ...(node.const === undefined ? [] : [', always ', code(node.const)]),
  ];
}

/** What is said of a value: its description, options, limits, an example and what is nested in it. */
export function aboutSchema(node: SchemaNode, read: ReadMarkdown): TextNode[] {
  const facts = node.constraints.map(({ label, text }) => `${label}: ${text}`).join('; ');
  return [
    ...(node.description === undefined ? [] : read(node.description)),
    ...(node.enum.length > 0 ? [element('p', ['Options: ', ...listed(node.enum)])] : []),
    ...(facts ? [element('p', [facts])] : []),
    ...(node.examples.length > 0 ? [element('p', ['Example: ', ...listed(node.examples.slice(0, 1))])] : []),
    ...nestedIn(node, read),
  ];
}

function nestedIn({ children, variants, not, cut }: SchemaNode, read: ReadMarkdown): TextNode[] {
  return [
    ...(children.length > 0 ? [fieldList(children, read)] : []),
    ...variants.flatMap(({ kind, discriminator, options }) => [
      element('p', [
        kind === 'oneOf' ? 'One of these' : 'One or more of these',
        ...(discriminator === undefined ? [] : [', told apart by ', code(discriminator)]),
        ':',
      ]),
      element(
        'ul',
        options.map((option) =>
          element('li', labelled([element('strong', [option.label])], aboutSchema(option.node, read), ': ')),
        ),
      ),
    ]),
    ...(not ? [element('p', [`Must not be ${not.type}.`])] : []),
    ...(cut ? [element('p', [cut.reason === 'recursive' ? `Repeats ${cut.name}.` : `${cut.name} goes on.`])] : []),
  ];
}

/** Fields as a list. */
export function fieldList(
  nodes: readonly SchemaNode[],
  read: ReadMarkdown,
  idOf?: (name: string) => string,
): TextElement {
  return element(
    'ul',
    nodes.map((node) => {
      const name = node.name ?? 'value';
      const label = [code(name), ' (', ...headOf(node), ')'];
      const link = idOf ? { id: idOf(name), 'data-title': name } : {};
      return element('li', labelled(label, aboutSchema(node, read), ': '), link);
    }),
  );
}

/** A schema that is no field: its type where it says something, and what is nested in it. */
export function wholeSchema(node: SchemaNode, read: ReadMarkdown): TextNode[] {
  const isPlainObject = /(?:^| )object$/.test(node.type) && node.children.length > 0;
  return [...(isPlainObject ? [] : [element('p', ['Type: ', code(node.type)])]), ...aboutSchema(node, read)];
}
