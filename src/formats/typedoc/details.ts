import type { RelatedTypes } from '../openapi/relatedTypes.js';
import type { SchemaNode, TypePart } from '../openapi/schema/node.js';
import type { SdkExample, SdkKind, SdkMemberKind, SdkPage, SdkSource } from './reference.js';

/** Everything the page of a symbol shows beside its description: a plain value. */
export interface SdkDetails extends SdkRemarks {
  page: SdkPage;
  /** Language of its code. */
  language: string;
  /** As code; empty for a module, and where several signatures follow. */
  declaration: string;
  /** Type in its declaration, where that leads to other pages. */
  type?: SchemaNode;
  typeParameters: readonly SchemaNode[];
  /** Signatures of a function, and of what can be called beside having members. */
  calls: readonly SdkCallDetails[];
  members: readonly SdkMemberDetails[];
  /** Properties, accessors and values, by their kinds. */
  fields: readonly { kind: SdkMemberKind; nodes: readonly SchemaNode[] }[];
  related: readonly RelatedTypes[];
  contents: readonly { kind: SdkKind; links: RelatedTypes['links'] }[];
  source?: SdkSource;
}

/** Remarks on a symbol, or of one of its signatures. */
export interface SdkRemarks {
  /** Reason in Markdown, empty where none is given. */
  deprecation?: string;
  marks: readonly string[];
  examples: readonly SdkExample[];
  since?: string;
  /** Markdown. */
  see: readonly string[];
  /** Markdown. */
  throws: readonly string[];
  /** Markdown, by words of its author's. */
  notes: readonly { title: string; text: string }[];
}

/** A signature. */
export interface SdkCallDetails extends SdkRemarks {
  /** In one line. */
  title: string;
  /** Markdown. */
  description?: string;
  declaration: string;
  typeParameters: readonly SchemaNode[];
  parameters: readonly SchemaNode[];
  returns?: SchemaNode;
}

/** A constructor or a method. */
export interface SdkMemberDetails {
  kind: SdkMemberKind;
  name: string;
  anchor: string;
  calls: readonly SdkCallDetails[];
  /** Member that it takes the place of. */
  overrides?: TypePart;
}
