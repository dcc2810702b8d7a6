import type { MdastNode, MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import { unmasked } from './codeMask.js';
import type { Jsx } from './context.js';

/** True if an expression of the text may hold a template literal of several lines. */
export const mayHoldTemplate = (text: string): boolean => /\{[^{}`]*`[^`]*\n/.test(text);

/**
 * The code of an expression as it is written, without the marks and the indentation of the list or quotation around it.
 *
 * @param value the code that the parser returns: it takes two more spaces from the start of each line.
 * @param from where the expression starts in the source, or a place before it.
 * @param width indentation of the list item around it.
 */
function asWritten(value: string, source: string, from: number, width: number): string | undefined {
  const [first = '', ...lines] = value.split('\n');
  for (let start = source.indexOf(`${first}\n`, from); start !== -1; start = source.indexOf(`${first}\n`, start + 1)) {
    const written = [first];
    let at = start + first.length + 1;
    for (const line of lines) {
      const [before = ''] =
        /^(?:[ \t]*>)*[ \t]*/.exec(source.slice(at, source.indexOf('\n', at) + 1 || undefined)) ?? [];
      const own = line.trimStart();
      if (!source.startsWith(own, at + before.length)) break;
      const [, space = ''] = /(?:> ?)?([ \t]*)$/.exec(before) ?? [];
      written.push((before.includes('>') ? space : space.slice(width)) + own);
      at += before.length + own.length + 1;
    }
    if (written.length === lines.length + 1) return written.join('\n');
  }
  return undefined;
}

/** Context of a plug-in. */
export interface Around {
  source: string;
  parent: (node: Readonly<MdastNode>) => Readonly<MdastNode> | undefined;
}

/** Columns before the content of the list item around a node. */
function widthOf(node: Readonly<MdastNode>, around: Around): number {
  let inner = node;
  for (let outer = around.parent(node); outer; [inner, outer] = [outer, around.parent(outer)])
    if (outer.type === 'listItem') return (inner.position?.start.column ?? 1) - 1;
  return 0;
}

/** The code of an expression in or at a node, as it is written. */
function restored(value: string, node: Readonly<MdastNode>, around: Around): string {
  if (!value.includes('`') || !value.includes('\n')) return value;
  return asWritten(value, unmasked(around.source), node.position?.start.offset ?? 0, widthOf(node, around)) ?? value;
}

/** The attribute of an element with its code as it is written; the same object if that makes no difference. */
export function attributeAsWritten(
  entry: MdxJsxAttributeUnion,
  node: Readonly<Jsx>,
  around: Around,
): MdxJsxAttributeUnion {
  if (entry.type !== 'mdxJsxAttribute' || typeof entry.value !== 'object' || !entry.value) return entry;
  const value = restored(entry.value.value, node, around);
  return value === entry.value.value ? entry : { ...entry, value: { ...entry.value, value } };
}

/**
 * Restores the indentation of template literals between braces, which Sätteri 0.10 shortens by two spaces. Those of attributes are restored by
 * `guardPlugin`: an element that is replaced loses its place.
 */
export function indentationPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-indentation',
    options: { position: true },
    mdxFlowExpression: (node, context) => context.setProperty(node, 'value', restored(node.value, node, context)),
    mdxTextExpression: (node, context) => context.setProperty(node, 'value', restored(node.value, node, context)),
  };
}
