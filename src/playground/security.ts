import type { Json, JsonObject, Security, SecurityScheme } from '../site/playground.js';
import { hasOwnWord, initialValue } from './credentials.js';

/** What an input holds before the reader types. */
export interface Prefill {
  /** Key of the scheme in the document. */
  scheme: string;
  type: 'apiKey' | 'http';
  token: string;
  username: string;
}

/** A specification's way to say how requests are authorised. */
export interface MappedSecurity {
  /** Security Requirement Objects, for the operation. */
  requirements: Json[];
  /** Security Scheme Objects by name. */
  schemes: Record<string, JsonObject>;
  prefills: Prefill[];
}

/**
 * Writes down how an operation is authorised as its document would.
 *
 * @param declared Security Scheme Objects of the document; those of OAuth and its kin are kept, as they say more.
 */
export function mapSecurity({ alternatives }: Security, declared: JsonObject): MappedSecurity {
  const all = alternatives.flat();
  return {
    requirements: alternatives.map((needed) => Object.fromEntries(needed.map(({ id, scopes }) => [id, [...scopes]]))),
    schemes: Object.fromEntries(all.map((scheme) => [scheme.id, schemeObject(scheme, declared[scheme.id])])),
    prefills: all.filter(({ inputPrefix }) => inputPrefix !== '').map(prefillOf),
  };
}

function prefillOf(scheme: SecurityScheme): Prefill {
  const value = initialValue(scheme);
  const isBasic = scheme.type === 'basic';
  return {
    scheme: scheme.id,
    type: typeOf(scheme),
    token: isBasic ? '' : value,
    username: isBasic ? value : '',
  };
}

/** A scheme with a word of its own is a header like any other, so that the reader sees all of what is sent. */
function typeOf(scheme: SecurityScheme): 'apiKey' | 'http' {
  return scheme.type === 'apiKey' || hasOwnWord(scheme) ? 'apiKey' : 'http';
}

function schemeObject(scheme: SecurityScheme, declared: Json | undefined): JsonObject {
  const about = descriptionOf(scheme);
  const description = about === undefined ? {} : { description: about };
  switch (scheme.type) {
    case 'oauth2':
    case 'openIdConnect':
    case 'mutualTLS':
      return typeof declared === 'object' && declared !== null ? (declared as JsonObject) : { type: scheme.type };
    case 'apiKey':
      return { type: 'apiKey', in: scheme.in ?? 'header', name: scheme.name, ...description };
    default:
      if (hasOwnWord(scheme)) return { type: 'apiKey', in: 'header', name: scheme.name, ...description };
      return { type: 'http', scheme: scheme.type === 'http' ? scheme.prefix.trim() : scheme.type, ...description };
  }
}

/** Labels have no place of their own in a specification. */
function descriptionOf({ type, labels, name, description }: SecurityScheme): string | undefined {
  const [first, second] = labels;
  if (type === 'basic' && `${first}:${second}` !== 'username:password') {
    return [description, `Username: ${first}. Password: ${second}.`].filter(Boolean).join('\n\n');
  }
  return type !== 'basic' && first !== undefined && first !== name ? (description ?? first) : description;
}
