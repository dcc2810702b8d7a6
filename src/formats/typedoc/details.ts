import type { RelatedTypes } from '../relatedTypes.js';
import type { SchemaNode, TypePart } from '../../documents/schema/node.js';
import type { SdkComment, SdkKind, SdkMemberKind, SdkPage, SdkSource } from './reference.js';

/** Everything that a symbol's page shows besides its description, as a plain value. */
export interface SdkDetails extends SdkRemarks {
  page: SdkPage;
  /** Language of its code. */
  language: string;
  /** As code; empty for a module, and for a function with several signatures. */
  declaration: string;
  /** Type in its declaration, if that links to other pages. */
  type?: SchemaNode;
  typeParameters: readonly SchemaNode[];
  /** Signatures of a function, or of a value that can be called and has members too. */
  calls: readonly SdkCallDetails[];
  members: readonly SdkMemberDetails[];
  /** Properties, accessors and values, by kind. */
  fields: readonly { kind: SdkMemberKind; nodes: readonly SchemaNode[] }[];
  related: readonly RelatedTypes[];
  contents: readonly { kind: SdkKind; links: RelatedTypes['links'] }[];
  source?: SdkSource;
}

/** An author's remarks on a symbol or a signature. Texts are Markdown. */
export type SdkRemarks = Omit<SdkComment, 'description'>;

/** A signature. */
export interface SdkCallDetails extends SdkRemarks {
  /** On one line. */
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
  /** The member that it overrides. */
  overrides?: TypePart;
}
