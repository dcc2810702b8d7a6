import type { Security, SecurityScheme } from '../../formats/openapi/details.js';
import type { Messages } from '../../i18n/messages.js';

type Flow = SecurityScheme['flows'][number];

/** The alternatives for authorisation: one is enough, and each needs all of its schemes. */
export function waysOf({ alternatives }: Security): {
  ways: Security['alternatives'];
  /** True if credentials are optional. */
  isOptional: boolean;
} {
  const ways = alternatives.filter(({ length }) => length > 0);
  return { ways, isOptional: ways.length < alternatives.length };
}

/** The kind of a scheme, with the format of its token: `Bearer token (JWT)`. */
export function schemeName(scheme: SecurityScheme, words: Messages['reference']): string {
  const { type, protocolName: name = words.scheme[type], tokenFormat } = scheme;
  return tokenFormat === undefined ? name : `${name} (${tokenFormat})`;
}

/** How a request sends a credential; undefined if nothing is sent. */
export function sentAs({ in: place, name, placeholder }: SecurityScheme): string | undefined {
  if (place === undefined) return undefined;
  return place === 'header' ? `${name}: ${placeholder}` : `${name}=${placeholder}`;
}

/** Label of an OAuth flow. */
export function flowName({ name }: Flow, { flow }: Messages['reference']): string {
  return Object.hasOwn(flow, name) ? flow[name as keyof typeof flow] : name;
}

/** The addresses of an OAuth flow. */
export function flowAddresses(
  { authorizationUrl, tokenUrl, refreshUrl }: Flow,
  words: Messages['reference'],
): { label: string; text: string }[] {
  const addresses = [
    { label: words.authorizationUrl, text: authorizationUrl },
    { label: words.tokenUrl, text: tokenUrl },
    { label: words.refreshUrl, text: refreshUrl },
  ];
  return addresses.flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]));
}
