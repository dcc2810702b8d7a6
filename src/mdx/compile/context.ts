import type {
  MdxFlowExpression,
  MdxJsxAttributeUnion,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
  Position as UnistPosition,
} from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import { PageIds } from '../slug.js';
import { tagEnd } from './tagEnd.js';
import type { TypedFence } from '../../highlight/twoslash/fence.js';
import type { Inclusion } from '../inclusions.js';
import type { ComponentUse, DiagramUse, ExpressionPlace, Heading, IconUse, Reference } from '../compiled.js';

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
export type Expression = MdxFlowExpression | MdxTextExpression;

/** Resolves the addresses in a text; supplied by the caller. */
export interface TargetResolver {
  /** Converts an author's link to the `href` in the built page. */
  link(target: string): string;
  /** Converts an author's image or media address to the `src` in the built page. */
  asset(target: string): string;
  /** Size of an image in pixels, if it is a file of the site. */
  size(target: string): { width: number; height: number } | undefined;
  /** Changes with the contents of an image, if it is a file of the site. Absent if images cannot change. */
  imprint?(target: string): string | undefined;
  /** True if an image's file is missing, so that readers see its text instead. Absent if no image is left out. */
  isLeftOut?(target: string): boolean;
  /** Changes when an image is added, removed or changed. */
  names?: string;
}

/** Facts that plugins collect while compiling a text. */
export interface Gathered {
  resolver: TargetResolver;
  /** The opening heading, which was removed to become the page's title; undefined if there is none or it stays. */
  title: string | undefined;
  /** The first paragraph outside of components and lists; undefined if there is none. */
  opening: string | undefined;
  ids: PageIds;
  headings: (Heading | Inclusion)[];
  references: Reference[];
  uses: ComponentUse[];
  icons: IconUse[];
  diagrams: DiagramUse[];
  typed: TypedFence[];
  /** Event handlers on elements that cannot have them. */
  handlers: ComponentUse[];
  /** Expressions that only a browser can evaluate. */
  live: ComponentUse[];
  /** Expressions that consist of an undefined name. */
  undefinedNames: ComponentUse[];
  /** Variables without a value in docs.json. */
  undefinedVariables: ComponentUse[];
  /** Attributes that no component has. */
  properties: (ComponentUse & { component: string })[];
  /** Values that an attribute with a fixed list of values does not have. */
  values: (ComponentUse & { component: string; property: string })[];
  /** Languages of code blocks without a grammar. */
  languages: ComponentUse[];
  /** Opening marks of unclosed fences. One without code is often the second end of the fence before it. */
  unclosed: (ComponentUse & { isEmpty: boolean })[];
  /** Texts of cells beyond the columns of their table. */
  lostCells: ComponentUse[];
  /** What is wrong with formulas that KaTeX cannot read. */
  formulas: ComponentUse[];
  /** Addresses with a space, whose link or image Markdown leaves as text. */
  spacedAddresses: ComponentUse[];
  places: ExpressionPlace[];
  /** Addresses of images without a text alternative. */
  unnamedImages: ComponentUse[];
  /** Offsets of dollars that were mistaken for the start of a formula. */
  plainDollars: number[];
  /** Code that was removed because its author is not trusted; each text is the start of a sentence. */
  refused: ComponentUse[];
  /** The text's own JavaScript, without imports. */
  scripts: string[];
  imports: {
    specifier: string;
    names: Record<string, string>;
    span: Span | undefined;
    /** The path in `<Snippet file="x.mdx" />`, an older form of an import. */
    snippet?: string;
  }[];
  /** Names that the text's own JavaScript declares. */
  declared: Set<string>;
}

export function gather(resolver: TargetResolver): Gathered {
  return {
    resolver,
    title: undefined,
    opening: undefined,
    ids: new PageIds(),
    headings: [],
    references: [],
    uses: [],
    icons: [],
    diagrams: [],
    typed: [],
    handlers: [],
    live: [],
    undefinedNames: [],
    undefinedVariables: [],
    properties: [],
    values: [],
    languages: [],
    unclosed: [],
    lostCells: [],
    formulas: [],
    spacedAddresses: [],
    places: [],
    refused: [],
    unnamedImages: [],
    plainDollars: [],
    scripts: [],
    imports: [],
    declared: new Set(),
  };
}

export const isDefinedIn = ({ declared, imports }: Gathered, name: string): boolean =>
  declared.has(name) || imports.some(({ names }) => Object.hasOwn(names, name));

export function spanOf(position: UnistPosition | undefined): Span | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}

/** Puts an element in place of another one. Sätteri drops its position, so `data` keeps it for the plug-ins that follow. */
export function replaceElement<N extends Jsx>(node: Readonly<N>, element: N): N {
  return { ...element, data: { ...element.data, position: positionOf(node) } };
}

/** Position of an element, even if another plug-in has replaced it. */
export function positionOf(node: Readonly<Expression | Jsx>): UnistPosition | undefined {
  const data: { position?: UnistPosition } = node.data ?? {};
  return node.position ?? data.position;
}

/** Span of a word in an element; the element's own span if the word cannot be found. */
export function spanOfWord(word: string, position: UnistPosition | undefined, source: string): Span | undefined {
  const whole = spanOf(position);
  if (!whole) return undefined;
  const lines = source.split(/\r\n|\n|\r/).slice(whole.start.line - 1, whole.end.line);
  for (const [index, line] of lines.entries()) {
    const from = index === 0 ? whole.start.column - 1 : 0;
    const at = new RegExp(`(?<![\\w-])${word.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).exec(line.slice(from))?.index;
    if (at === undefined) continue;
    const start = { line: whole.start.line + index, column: from + at + 1 };
    return { start, end: { ...start, column: start.column + word.length } };
  }
  return whole;
}

/** Span of an attribute's value in the tag of an element; the element's own span if the value is spelled differently there. */
export function spanOfValue(
  { name, value }: { name: string; value: string },
  position: UnistPosition | undefined,
  source: string,
): Span | undefined {
  if (!position) return undefined;
  const { start } = position;
  const tag = source.slice(start.offset, tagEnd(source, start.offset ?? 0));
  const opening = new RegExp(`[\\s"'}]${name.replace(/[^\w-]/g, '\\$&')}\\s*=\\s*\\{?\\s*["'\`]`, 'g');
  const at = tag
    .matchAll(opening)
    .map(({ 0: text, index }) => index + text.length)
    .find((offset) => tag.startsWith(value, offset));
  if (at === undefined || value.includes('\n')) return spanOf(position);
  const before = tag.slice(0, at).split('\n');
  const column = (before.length === 1 ? start.column : 1) + (before.at(-1)?.length ?? 0);
  const first = { line: start.line + before.length - 1, column };
  return { start: first, end: { ...first, column: column + value.length } };
}

const hasSpan = (item: unknown): item is { span: Span } =>
  typeof item === 'object' && item !== null && 'span' in item && item.span !== undefined;

/** Moves the positions in all lists of an object to those in the original text. */
export function relocatePositions<T extends object>(gathered: T, originOf: (point: Span['start']) => Span['start']): T {
  const move = (item: unknown): unknown =>
    hasSpan(item) ? { ...item, span: { start: originOf(item.span.start), end: originOf(item.span.end) } } : item;
  const entries: [string, unknown][] = Object.entries(gathered);
  return {
    ...gathered,
    ...Object.fromEntries(entries.flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.map(move)]] : []))),
  };
}

type JsxAttribute = Extract<MdxJsxAttributeUnion, { type: 'mdxJsxAttribute' }>;

/** The attribute with a name, unless it is spread. */
export function attributeNamed(attributes: readonly MdxJsxAttributeUnion[], name: string): JsxAttribute | undefined {
  return attributes.find((entry): entry is JsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name);
}

/** The text of an attribute that is a string or an expression with only a string literal. */
export function literalText(attribute: MdxJsxAttributeUnion | undefined): string | undefined {
  if (attribute?.type !== 'mdxJsxAttribute') return undefined;
  const { value } = attribute;
  if (typeof value === 'string') return value;
  const quoted = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*$/.exec(value?.value ?? '');
  return quoted ? (quoted[1] ?? quoted[2] ?? quoted[3]) : undefined;
}
