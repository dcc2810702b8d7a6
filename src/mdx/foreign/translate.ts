import type { MdastNode, MdxJsxAttributeUnion } from 'satteri';
import { attributeNamed, literalText, type Jsx } from '../compile/context.js';
import { calloutOf } from './callouts.js';
import type { Replacement } from './components.js';

function attributeOf(attributes: readonly MdxJsxAttributeUnion[], names: readonly string[]) {
  return names.map((name) => attributeNamed(attributes, name)).find((attribute) => attribute !== undefined);
}

/** Labels of tabs that are properties of their list: `values={[{ label: 'npm', value: 'n' }]}`. */
function labelIn(list: Readonly<MdastNode> | undefined, value: string): string | undefined {
  if (list?.type !== 'mdxJsxFlowElement') return undefined;
  const values = attributeOf(list.attributes, ['values'])?.value;
  const source = typeof values === 'object' ? (values?.value ?? '') : '';
  const entries = source.match(/\{[^{}]*\}/g) ?? [];
  const read = (entry: string, key: string): string | undefined =>
    new RegExp(`\\b${key}\\s*:\\s*(["'\`])(.*?)\\1`).exec(entry)?.[2];
  const entry = entries.find((each) => read(each, 'value') === value);
  return entry && read(entry, 'label');
}

/** The content of an element, with list items as steps. */
export function stepsIn(children: readonly MdastNode[]): MdastNode[] {
  return children.flatMap((child): MdastNode[] =>
    child.type === 'list'
      ? child.children.map((item) => ({
          type: 'mdxJsxFlowElement',
          name: 'Step',
          attributes: [],
          children: item.children,
        }))
      : [child],
  );
}

/**
 * Converts an element of another documentation tool to one of ours.
 *
 * @param parent the element around it, which may contain the labels of tabs.
 */
export function translate<N extends Jsx>(
  node: Readonly<N>,
  { name, properties = {}, kind, iconOf, content, listsSteps = false }: Replacement,
  parent?: Readonly<MdastNode>,
): N {
  const attributes = Object.entries(properties).flatMap(([ours, theirs]): MdxJsxAttributeUnion[] => {
    const attribute = attributeOf(node.attributes, theirs);
    if (!attribute) return [];
    const text = literalText(attribute);
    const label = attribute.name === 'value' ? labelIn(parent, text ?? '') : undefined;
    const icon = ours === 'icon' && text !== undefined ? iconOf?.(text) : undefined;
    return [{ ...attribute, name: ours, value: label ?? icon ?? attribute.value }];
  });
  const held = content === undefined ? undefined : literalText(attributeOf(node.attributes, [content]));
  const children: MdastNode[] = held === undefined ? node.children : [{ type: 'text', value: held }];
  return {
    ...node,
    name: kind === undefined ? name : (calloutOf(literalText(attributeOf(node.attributes, [kind])) ?? '') ?? name),
    attributes,
    children: (listsSteps ? stepsIn(children) : children) as N['children'],
  };
}
