import type { Security, SecurityScheme } from '../body.js';
import type { Messages } from '../../i18n/messages.js';

type Flow = SecurityScheme['flows'][number];

/** The ways to be authorised: any of them is enough, and within one everything is needed. */
export function waysOf({ alternatives }: Security): {
  ways: Security['alternatives'];
  /** It also works without. */
  isOptional: boolean;
} {
  const ways = alternatives.filter(({ length }) => length > 0);
  return { ways, isOptional: ways.length < alternatives.length };
}

/** Form of a credential in a request; undefined if nothing is sent. */
export function sentAs({ in: place, name, placeholder }: SecurityScheme): string | undefined {
  if (place === undefined) return undefined;
  return place === 'header' ? `${name}: ${placeholder}` : `${name}=${placeholder}`;
}

/** Label of an OAuth flow. */
export function flowName({ name }: Flow, { flow }: Messages['reference']): string {
  return Object.hasOwn(flow, name) ? flow[name as keyof typeof flow] : name;
}

/** The addresses of a flow of OAuth. */
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
