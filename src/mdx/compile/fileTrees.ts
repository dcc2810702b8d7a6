import type { MdastContent, MdastPluginDefinition, MdxJsxFlowElement } from 'satteri';
import type { Gathered } from './context.js';

type Jsx = MdxJsxFlowElement;
type List = Extract<MdastContent, { type: 'list' }>;
type ListItem = List['children'][number];

/** Treats `<FileTree>` as `<Tree>`, unless the text has a component of that name. A Markdown list in either one lists the files. */
export function fileTreesPlugin({ imports, declared }: Pick<Gathered, 'imports' | 'declared'>): MdastPluginDefinition {
  return {
    name: 'trellis-file-trees',
    mdxJsxFlowElement(node, context) {
      const [, alias, member = ''] = /^(File)?Tree(\.(?:Folder|File))?$/.exec(node.name ?? '') ?? [];
      if (node.name !== 'Tree' && alias === undefined) return;
      const isOwn = declared.has('FileTree') || imports.some(({ names }) => 'FileTree' in names);
      if (alias !== undefined && isOwn) return;
      const isList = member === '' && node.children.some(({ type }) => type === 'list');
      if (alias === undefined && !isList) return;
      const children = node.children.flatMap((child): Jsx['children'] =>
        isList && child.type === 'list' ? entriesOf(child) : [child],
      );
      context.replaceNode(node, { ...node, name: `Tree${member}`, children });
    },
  };
}

/** The files and folders of a list; the list itself if an item has no name. */
function entriesOf(list: Readonly<List>): Jsx['children'] {
  const entries = list.children.map(entryOf);
  return entries.every((entry) => entry !== undefined) ? entries : [list];
}

/** An item with nested items or a trailing slash is a folder. */
function entryOf({ children: [title, ...rest] }: Readonly<ListItem>): Jsx | undefined {
  if (title?.type !== 'paragraph') return undefined;
  const name = textOf(title).trim();
  const inner = rest.flatMap((child): Jsx['children'] => (child.type === 'list' ? entriesOf(child) : [child]));
  const isFolder = inner.length > 0 || name.endsWith('/');
  return {
    type: 'mdxJsxFlowElement',
    name: isFolder ? 'Tree.Folder' : 'Tree.File',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'name', value: name.replace(/(?<=.)\/$/, '') },
      ...(inner.length > 0 ? [{ type: 'mdxJsxAttribute' as const, name: 'defaultOpen', value: null }] : []),
    ],
    children: inner,
  };
}

/** Text of a node, without markup. */
function textOf(node: Readonly<MdastContent>): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children ?? []).map(textOf).join('') : '';
}
