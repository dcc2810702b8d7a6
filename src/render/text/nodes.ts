/** An element of a page's text: an HTML element, or a component that is not converted yet. */
export interface TextElement {
  /** Name of an HTML element in lower case, or of a component as authors write it. */
  name: string;
  /** `isQuiet` marks text that is shown but not searchable, because all pages of the kind repeat it. */
  attributes: Readonly<Record<string, unknown>>;
  children: readonly TextNode[];
}

export type TextNode = string | TextElement;

export function element(
  name: string,
  children: readonly TextNode[],
  attributes: TextElement['attributes'] = {},
): TextElement {
  return { name, attributes, children };
}

export const code = (text: string): TextElement => element('code', [text]);

/** Texts as code, one after the other. */
export function codeList(texts: readonly string[], separator = ', '): TextNode[] {
  return texts.flatMap((text, index) => (index === 0 ? [code(text)] : [separator, code(text)]));
}

const blocks = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe li main nav ol p pre section summary table tbody td tfoot th thead tr ul video audio'.split(
    ' ',
  ),
);

/** True for block elements. Unknown elements are blocks if they contain one. */
export function isBlock(node: TextNode): boolean {
  if (typeof node === 'string') return false;
  return blocks.has(node.name) || isBlockFormula(node) || node.children.some(isBlock);
}

export function isBlockFormula(node: TextElement): boolean {
  return node.name === 'math' && node.attributes['display'] === 'block';
}

/** An attribute's value if it is a text or a number, trimmed; undefined if it is empty. */
export function attributeOf({ attributes }: TextElement, name: string): string | undefined {
  const value = attributes[name];
  if (value === undefined) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : textOfNodes(renderedIn(value));
  return text.trim() === '' ? undefined : text.trim();
}

/** True if an attribute is set: bare, `true`, or any text except a negative one. */
export function isSet({ attributes }: TextElement, name: string): boolean {
  const value = attributes[name];
  if (typeof value === 'string') return !/^(?:false|no|0)$/i.test(value.trim());
  return Boolean(value);
}

export function classesOf({ attributes }: TextElement): string[] {
  const value = attributes['class'] ?? attributes['className'];
  return typeof value === 'string' ? value.split(/\s+/) : [];
}

/** The nodes in an attribute whose value is an element, a fragment, or a list with elements. */
function renderedIn(value: unknown): TextNode[] {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.some(isNode) ? parts.filter((part) => typeof part === 'string' || isNode(part)) : [];
}

function isNode(value: unknown): value is TextNode {
  return typeof value === 'object' && value !== null && 'name' in value && 'children' in value;
}

/** True if a node is an element of that name or contains one. */
export function contains(node: TextNode, name: string): boolean {
  return typeof node === 'object' && (node.name === name || node.children.some((child) => contains(child, name)));
}

/** Elements whose text is not shown to readers. */
export const silent: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template', 'noscript', 'annotation']);

/** The text of nodes without markup. */
export function textOfNodes(nodes: readonly TextNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += node;
    else if (!silent.has(node.name)) text += textOfNodes(node.children);
  }
  return text;
}
