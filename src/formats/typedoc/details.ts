import type { SchemaNode, TypePart } from '../../documents/schema/node.js';
import type { RelatedTypes } from '../relatedTypes.js';

export const sdkKinds = ['module', 'namespace', 'class', 'interface', 'enum', 'function', 'type', 'variable'] as const;

/** Kind of a symbol with a page of its own. */
export type SdkKind = (typeof sdkKinds)[number];

export type SdkMemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'value';

/** An author's remarks on a symbol or a signature. Texts are Markdown, in which an address made by `symbolAddress` links to a page. */
export interface SdkRemarks {
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
}

/** Parts of a documentation comment. */
export interface SdkComment extends SdkRemarks {
  description?: string;
}

export type SdkExample = { title?: string } & ({ code: string; language: string } | { text: string });

/** Everything that the page of a symbol or of one of its members shows besides its description, as a plain value. */
export interface SdkDetails extends SdkRemarks {
  kind: SdkKind | SdkMemberKind;
  /** Language of its code. */
  language: string;
  /** As code; empty for a module, and for a function with several signatures. */
  declaration: string;
  /** Type in its declaration, if it links to other pages and is more than the listed members. */
  type?: SchemaNode;
  typeParameters: readonly SchemaNode[];
  /** Signatures of a function, or of a value that can be called and has members too. */
  calls: readonly SdkCall[];
  members: readonly SdkMember[];
  /** Properties, accessors and values, by kind. */
  fields: readonly { kind: SdkMemberKind; nodes: readonly SchemaNode[] }[];
  related: readonly RelatedTypes[];
  /** Symbols in a module or namespace. */
  contents: readonly { kind: SdkKind; links: RelatedTypes['links'] }[];
  source?: { file: string; line: number; url?: string };
}

/** A signature. */
export interface SdkCall extends SdkComment {
  /** On one line. */
  title: string;
  /** As code. */
  declaration: string;
  typeParameters: readonly SchemaNode[];
  parameters: readonly SchemaNode[];
  returns?: SchemaNode;
}

/** A constructor or a method. */
export interface SdkMember {
  kind: SdkMemberKind;
  name: string;
  anchor: string;
  calls: readonly SdkCall[];
  /** The member that it overrides. */
  overrides?: TypePart;
}

/** True if an author gives examples that consist of code only. */
export function hasCode({ examples }: SdkRemarks): boolean {
  return examples.some((example) => 'code' in example);
}
