import type { MdxJsxAttributeUnion, Position as UnistPosition } from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import { HeadingIds } from '../slug.js';
import type { TypedFence } from '../twoslash/fence.js';
import type { Inclusion } from '../inclusions.js';
import type { ComponentUse, DiagramUse, ExpressionPlace, Heading, IconUse, Reference } from '../page.js';

/** Resolves the link targets of a text; supplied by the caller of the compiler. */
export interface TargetResolver {
  /** An author's link target -> the `href` of the built page. */
  link(target: string): string;
  /** An author's image or media address -> the `src` of the built page. */
  asset(target: string): string;
  /** Pixels of an image, when it is a file of the site. */
  size(target: string): { width: number; height: number } | undefined;
  /** Changes with the content of an image, when it is a file of the site. Absent if none can change. */
  imprint?(target: string): string | undefined;
  /** True if readers see the text of an image in its place, as its file is missing. Absent if no image is left out. */
  isLeftOut?(target: string): boolean;
  /** Changes when an image comes or goes, or has another content. */
  names?: string;
}

/** Facts that the plugins of one compilation collect. */
export interface Gathered {
  resolver: TargetResolver;
  /** The heading that opens the text, taken out of it to be the page's title; undefined when there is none or it stays. */
  title: string | undefined;
  /** The first paragraph of the text that is in no component and no list; undefined when there is none. */
  opening: string | undefined;
  ids: HeadingIds;
  headings: (Heading | Inclusion)[];
  references: Reference[];
  uses: ComponentUse[];
  icons: IconUse[];
  diagrams: DiagramUse[];
  typed: TypedFence[];
  handlers: ComponentUse[];
  /** Expressions that are a name which nothing defines. */
  undefinedNames: ComponentUse[];
  /** Variables of docs.json that have no value. */
  undefinedVariables: ComponentUse[];
  /** Attributes that no component takes. */
  properties: (ComponentUse & { component: string })[];
  /** Languages of fences without a grammar. */
  languages: ComponentUse[];
  /** The marks of fences that are not closed. */
  unclosed: ComponentUse[];
  places: ExpressionPlace[];
  /** Pictures without a word for readers who do not see them, by their addresses. */
  unnamedImages: ComponentUse[];
  /** Offsets of dollars that were taken to begin a formula and do not. */
  plainDollars: number[];
  /** Code that was left out because its author is not trusted: the beginning of a sentence each. */
  refused: ComponentUse[];
  /** The text's own JavaScript, without its imports. */
  scripts: string[];
  imports: { specifier: string; names: Record<string, string>; span: Span | undefined }[];
  /** Names that the text's own JavaScript declares. */
  declared: Set<string>;
}

export function gather(resolver: TargetResolver): Gathered {
  return {
    resolver,
    title: undefined,
    opening: undefined,
    ids: new HeadingIds(),
    headings: [],
    references: [],
    uses: [],
    icons: [],
    diagrams: [],
    typed: [],
    handlers: [],
    undefinedNames: [],
    undefinedVariables: [],
    properties: [],
    languages: [],
    unclosed: [],
    places: [],
    refused: [],
    unnamedImages: [],
    plainDollars: [],
    scripts: [],
    imports: [],
    declared: new Set(),
  };
}

export function spanOf(position: UnistPosition | undefined): Span | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}

/** Position of a word in an element; the element's own position if the word cannot be found. */
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

/** Puts what was gathered to the places it was written in. */
export function relocated(gathered: Gathered, written: (point: Span['start']) => Span['start']): Gathered {
  const move = <T extends { span: Span | undefined }>(items: readonly T[]): T[] =>
    items.map((item) => {
      if (!item.span) return item;
      const { start, end } = item.span;
      return { ...item, span: { start: written(start), end: written(end) } };
    });
  const {
    references,
    uses,
    icons,
    diagrams,
    typed,
    handlers,
    undefinedNames,
    undefinedVariables,
    properties,
    languages,
    unclosed,
    places,
    refused,
    unnamedImages,
    imports,
  } = gathered;
  return {
    ...gathered,
    references: move(references),
    uses: move(uses),
    icons: move(icons),
    diagrams: move(diagrams),
    typed: move(typed),
    handlers: move(handlers),
    undefinedNames: move(undefinedNames),
    undefinedVariables: move(undefinedVariables),
    properties: move(properties),
    languages: move(languages),
    unclosed: move(unclosed),
    places: move(places),
    refused: move(refused),
    unnamedImages: move(unnamedImages),
    imports: move(imports),
  };
}

/** The text of an attribute that is a string, or an expression that is nothing but a string literal. */
export function literal(attribute: MdxJsxAttributeUnion | undefined): string | undefined {
  if (attribute?.type !== 'mdxJsxAttribute') return undefined;
  const { value } = attribute;
  if (typeof value === 'string') return value;
  const quoted = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*$/.exec(value?.value ?? '');
  return quoted ? (quoted[1] ?? quoted[2] ?? quoted[3]) : undefined;
}
