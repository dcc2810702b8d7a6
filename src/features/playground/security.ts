import type { Json, JsonObject, Security, SecurityScheme } from './model.js';
import type { Messages } from '../../i18n/messages.js';
import { hasOwnWord, initialValue } from './credentials.js';

/** Initial value of an input. */
export interface Prefill {
  /** Key of the scheme in the document. */
  scheme: string;
  type: 'apiKey' | 'http';
  token: string;
  username: string;
}

/** Labels of the two fields for HTTP basic authentication, in the reader's language. */
export type FieldNames = Pick<Messages['playground'], 'userName' | 'password'>;

/** Security in a specification's terms. */
export interface MappedSecurity {
  /** Security Requirement Objects, for the operation. */
  requirements: Json[];
  /** Security Scheme Objects by name. */
  schemes: Record<string, JsonObject>;
  prefills: Prefill[];
}

/**
 * Describes an operation's security in the document's terms. Readers usually have the token that OAuth and similar flows produce, so it is asked for
 * first (FORMAT.md 6.5); the flows are a further choice.
 *
 * @param declared Security Scheme Objects of the document.
 * @param names the client's labels for user name and password.
 */
export function mapSecurity({ alternatives }: Security, declared: JsonObject, names: FieldNames): MappedSecurity {
  const all = alternatives.flat();
  return {
    requirements: [
      ...alternatives.map((needed) => requirement(needed, ({ id }) => id)),
      ...alternatives.filter((needed) => needed.some(hasFlow)).map((needed) => requirement(needed, flowId)),
    ],
    schemes: Object.fromEntries([
      ...all.map((scheme) => [scheme.id, schemeObject(scheme, declared[scheme.id], names)] as const),
      ...all.filter(hasFlow).map((scheme) => [flowId(scheme), declaredObject(scheme, declared[scheme.id])] as const),
    ]),
    prefills: all.filter(({ inputPrefix, initial }) => inputPrefix !== '' || initial !== undefined).map(prefillOf),
  };
}

function requirement(needed: readonly SecurityScheme[], idOf: (scheme: SecurityScheme) => string): JsonObject {
  return Object.fromEntries(needed.map((scheme) => [idOf(scheme), [...scheme.scopes]]));
}

function hasFlow({ type, flows }: SecurityScheme): boolean {
  return type === 'oauth2' && flows.length > 0;
}

function flowId(scheme: SecurityScheme): string {
  return hasFlow(scheme) ? `${scheme.id} (flow)` : scheme.id;
}

function declaredObject({ type }: SecurityScheme, declared: Json | undefined): JsonObject {
  return typeof declared === 'object' && declared !== null ? (declared as JsonObject) : { type };
}

function prefillOf(scheme: SecurityScheme): Prefill {
  const value = scheme.initial ?? initialValue(scheme);
  const isBasic = scheme.type === 'basic';
  return {
    scheme: scheme.id,
    type: typeOf(scheme),
    token: isBasic ? '' : value,
    username: isBasic ? value : '',
  };
}

/** A scheme with a custom prefix is treated as a plain header, so that the reader sees the complete value. */
function typeOf(scheme: SecurityScheme): 'apiKey' | 'http' {
  return scheme.type === 'apiKey' || hasOwnWord(scheme) ? 'apiKey' : 'http';
}

function schemeObject(scheme: SecurityScheme, declared: Json | undefined, names: FieldNames): JsonObject {
  const about = descriptionOf(scheme, names);
  const description = about === undefined ? {} : { description: about };
  switch (scheme.type) {
    case 'oauth2':
    case 'openIdConnect':
      return { type: 'http', scheme: 'bearer', ...description };
    case 'mutualTLS':
      return declaredObject(scheme, declared);
    case 'apiKey':
      return { type: 'apiKey', in: scheme.in ?? 'header', name: scheme.name, ...description };
    default:
      if (hasOwnWord(scheme)) return { type: 'apiKey', in: 'header', name: scheme.name, ...description };
      return { type: 'http', scheme: scheme.type === 'http' ? scheme.prefix.trim() : scheme.type, ...description };
  }
}

/** Specifications have no field for labels. */
function descriptionOf(
  { type, labels, name, description }: SecurityScheme,
  { userName, password }: FieldNames,
): string | undefined {
  const [first, second] = labels;
  if (type === 'basic' && `${first}:${second}` !== 'username:password') {
    return [description, `${userName}: ${first} · ${password}: ${second}`].filter(Boolean).join('\n\n');
  }
  return type !== 'basic' && first !== undefined && first !== name ? (description ?? first) : description;
}
