import { idPart } from '../../shared/idPart.js';
import { decode } from '../../shared/url.js';

/**
 * The reference of a library as a plain value, whichever tool has written it. Texts are Markdown, in which an address made by
 * `symbolAddress` leads to a symbol.
 */
export type SdkReference = {
  title: string;
  version?: string;
  /** Language of its code, as highlighting knows it. */
  language: string;
  /** Modules and namespaces before what they hold. */
  symbols: readonly SdkSymbol[];
};

export const sdkKinds = ['module', 'namespace', 'class', 'interface', 'enum', 'function', 'type', 'variable'] as const;

/** Kind of a symbol with a page of its own. */
export type SdkKind = (typeof sdkKinds)[number];

export type SdkMemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'value';

/** Content of the comment on something. */
export type SdkComment = {
  description?: string;
  /** Reason, empty where none is given; undefined where it is not deprecated. */
  deprecation?: string;
  examples: readonly SdkExample[];
  /** Since which version it exists. */
  since?: string;
  see: readonly string[];
  throws: readonly string[];
  /** Other remarks, by the words of their tags. */
  notes: readonly { title: string; text: string }[];
  /** Marks such as `beta`. */
  marks: readonly string[];
};

export type SdkExample = { title?: string } & ({ code: string; language: string } | { text: string });

export type SdkSymbol = SdkComment & {
  /** Unique in the reference: kind and qualified name. */
  id: string;
  kind: SdkKind;
  name: string;
  /** Names of the modules and namespaces around it, from the outside. */
  scope: readonly string[];
  /** The whole library rather than one of its modules. */
  isRoot?: true;
  /** Its declaration as code; empty for modules, and for functions with several signatures. */
  declaration: string;
  /** Type in its declaration, where that names other symbols and no member tells of them. */
  type?: SdkType;
  typeParameters: readonly SdkField[];
  /** Signatures of a function. */
  calls: readonly SdkCall[];
  members: readonly SdkMember[];
  /** Members that another symbol describes. */
  inherited: readonly SdkTypePart[];
  extends: readonly SdkType[];
  extendedBy: readonly SdkType[];
  implements: readonly SdkType[];
  implementedBy: readonly SdkType[];
  /** Symbols that a module or a namespace holds. */
  contents: readonly SdkTarget[];
  source?: SdkSource;
};

/** A signature of something that is called. */
export type SdkCall = SdkComment & {
  /** As code. */
  declaration: string;
  typeParameters: readonly SdkField[];
  parameters: readonly SdkField[];
  returns?: { type: SdkType; description?: string };
};

export type SdkMember = {
  kind: SdkMemberKind;
  name: string;
  /** Words before its name, such as `static`. */
  modifiers: readonly string[];
  /** Signatures of a constructor or a method. */
  calls: readonly SdkCall[];
  /** Of all others. */
  field?: SdkField;
  /** Member that it takes the place of. */
  overrides?: SdkTypePart;
};

/** Something with a type: a property, a parameter, a type parameter, or a value of an enum. */
export type SdkField = SdkComment & {
  name: string;
  type: SdkType;
  isOptional: boolean;
  isReadOnly?: true;
  isWriteOnly?: true;
  default?: string;
  modifiers: readonly string[];
  /** Properties of its type, where that has no name. */
  children: readonly SdkField[];
};

/** A type in parts, those with a page as links. */
export type SdkType = readonly SdkTypePart[];

export type SdkTypePart = { text: string; target?: SdkTarget; url?: string };

/** A symbol by its id, or a part of its page. */
export type SdkTarget = { symbol: string; anchor?: string };

export type SdkSource = { file: string; line: number; url?: string };

/** Subject of a page: a symbol, or one of its members. */
export interface SdkPage {
  kind: SdkKind | SdkMemberKind;
  /** Name for readers. */
  name: string;
  /** Id of the symbol. */
  symbol: string;
  scope: readonly string[];
  isRoot?: true;
  /** It has examples that stand beside its text. */
  hasPanel?: true;
}

/** True if an author gives examples that are code alone. */
export function hasCode({ examples }: Pick<SdkComment, 'examples'>): boolean {
  return examples.some((example) => 'code' in example);
}

/** Text of a type. */
export function sdkTypeText(type: SdkType): string {
  return type.map(({ text }) => text).join('');
}

/** Id of the place of a member on the page of its symbol. */
export function sdkAnchor(kind: SdkMemberKind, name: string): string {
  return kind === 'constructor' ? kind : `${kind}-${idPart(name) || 'value'}`;
}

/** Id of the operation that stands for the page of a symbol. */
export function sdkPageId(specification: string, symbol: string): string {
  return `${specification} ${symbol}`;
}

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[()'*!]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);

/** Address that leads to a symbol in a text of the reference. */
export function symbolAddress({ symbol, anchor }: SdkTarget): string {
  return `#symbol:${escaped(symbol)}${anchor === undefined ? '' : `:${escaped(anchor)}`}`;
}

const link = /\[((?:[^[\]\\\n]|\\.)*)\]\(#symbol:([^\s():]*)(?::([^\s():]*))?\)/g;

/**
 * A text of the reference with addresses in place of names of symbols; what has no page stays as its words.
 *
 * @param hrefOf address of the page of a symbol.
 */
export function withSymbolLinks(text: string, hrefOf: (symbol: string) => string | undefined): string {
  if (!text.includes('(#symbol:')) return text;
  return text.replace(link, (_, label: string, symbol: string, anchor: string | undefined) => {
    const href = hrefOf(decode(symbol));
    return href === undefined ? label : `[${label}](${href}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Ids of the symbols that a text leads to. */
export function symbolsInText(text: string): string[] {
  if (!text.includes('(#symbol:')) return [];
  return Array.from(text.matchAll(link), ([, , symbol = '']) => decode(symbol));
}
