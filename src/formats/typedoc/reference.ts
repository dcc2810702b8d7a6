import { idPart } from '../../shared/idPart.js';
import { decode } from '../../shared/url.js';

/**
 * A library's reference as a plain value, independent of the tool that wrote it. Texts are Markdown in which an address made by `symbolAddress` links
 * to a symbol.
 */
export type SdkReference = {
  title: string;
  version?: string;
  /** Language of its code, as the highlighter names it. */
  language: string;
  /** Modules and namespaces come before their contents. */
  symbols: readonly SdkSymbol[];
};

export const sdkKinds = ['module', 'namespace', 'class', 'interface', 'enum', 'function', 'type', 'variable'] as const;

/** Kind of a symbol with a page of its own. */
export type SdkKind = (typeof sdkKinds)[number];

export type SdkMemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'value';

/** Parts of a documentation comment. */
export type SdkComment = {
  description?: string;
  /** Reason, empty if none is given; undefined if not deprecated. */
  deprecation?: string;
  examples: readonly SdkExample[];
  /** Version in which it was added. */
  since?: string;
  see: readonly string[];
  throws: readonly string[];
  /** Other remarks, titled by their tags. */
  notes: readonly { title: string; text: string }[];
  /** Marks such as `beta`. */
  marks: readonly string[];
};

export type SdkExample = { title?: string } & ({ code: string; language: string } | { text: string });

export type SdkSymbol = SdkComment & {
  /** Unique within the reference: kind and qualified name. */
  id: string;
  kind: SdkKind;
  name: string;
  /** Names of the enclosing modules and namespaces, outermost first. */
  scope: readonly string[];
  /** True for the whole library, as opposed to one of its modules. */
  isRoot?: true;
  /** Its declaration as code; empty for modules, and for functions with several signatures. */
  declaration: string;
  /** Type in its declaration, if it names other symbols and has no members of its own. */
  type?: SdkType;
  typeParameters: readonly SdkField[];
  /** Signatures of a function. */
  calls: readonly SdkCall[];
  members: readonly SdkMember[];
  /** Members described on another symbol's page. */
  inherited: readonly SdkTypePart[];
  extends: readonly SdkType[];
  extendedBy: readonly SdkType[];
  implements: readonly SdkType[];
  implementedBy: readonly SdkType[];
  /** Symbols in a module or namespace. */
  contents: readonly SdkTarget[];
  source?: SdkSource;
};

/** A signature of a function or method. */
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
  /** Present for all other members. */
  field?: SdkField;
  /** The member that it overrides. */
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
  /** Properties of its type, if the type has no name. */
  children: readonly SdkField[];
};

/** A type in parts. Parts with a page are links. */
export type SdkType = readonly SdkTypePart[];

export type SdkTypePart = { text: string; target?: SdkTarget; url?: string };

/** A symbol, or an id on its page. */
export type SdkTarget = { symbol: string; anchor?: string };

export type SdkSource = { file: string; line: number; url?: string };

/** What a page is about: a symbol or one of its members. */
export interface SdkPage {
  kind: SdkKind | SdkMemberKind;
  /** Name for readers. */
  name: string;
  /** Id of the symbol. */
  symbol: string;
  scope: readonly string[];
  isRoot?: true;
  /** True if examples are shown beside its text. */
  hasPanel?: true;
}

/** True if an author gives examples that consist of code only. */
export function hasCode({ examples }: Pick<SdkComment, 'examples'>): boolean {
  return examples.some((example) => 'code' in example);
}

/** Text of a type. */
export function sdkTypeText(type: SdkType): string {
  return type.map(({ text }) => text).join('');
}

/** Id of a member on its symbol's page. */
export function sdkAnchor(kind: SdkMemberKind, name: string): string {
  return kind === 'constructor' ? kind : `${kind}-${idPart(name) || 'value'}`;
}

/** Id of the entry for a symbol's page. */
export function sdkPageId(specification: string, symbol: string): string {
  return `${specification} ${symbol}`;
}

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[()'*!]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);

/** Address that links to a symbol within a text of the reference. */
export function symbolAddress({ symbol, anchor }: SdkTarget): string {
  return `#symbol:${escaped(symbol)}${anchor === undefined ? '' : `:${escaped(anchor)}`}`;
}

const link = /\[((?:[^[\]\\\n]|\\.)*)\]\(#symbol:([^\s():]*)(?::([^\s():]*))?\)/g;

/**
 * Replaces symbol addresses in a text with addresses of pages. A symbol without a page becomes plain text.
 *
 * @param hrefOf returns the address of a symbol's page.
 */
export function withSymbolLinks(text: string, hrefOf: (symbol: string) => string | undefined): string {
  if (!text.includes('(#symbol:')) return text;
  return text.replace(link, (_, label: string, symbol: string, anchor: string | undefined) => {
    const href = hrefOf(decode(symbol));
    return href === undefined ? label : `[${label}](${href}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Ids of the symbols that a text links to. */
export function symbolsInText(text: string): string[] {
  if (!text.includes('(#symbol:')) return [];
  return Array.from(text.matchAll(link), ([, , symbol = '']) => decode(symbol));
}
