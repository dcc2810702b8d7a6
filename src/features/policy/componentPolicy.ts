import { hostsIn } from './hosts.js';
import type { KnownLoad } from './loads.js';
import { hashSource, joinPolicies, type Policy } from './policy.js';
import { policyFor, servicesIn } from './servicePolicy.js';
import { policyForHosts, scriptPolicy } from './sitePolicy.js';

/**
 * Sources for the author's components: the scripts that they load and nothing else that could run, and the hosts in their text for requests, images,
 * media and frames.
 */
export function componentPolicy(codes: readonly string[], loads: readonly KnownLoad[]): Policy {
  const scripts = loads.filter(({ directive }) => directive === 'script-src');
  const texts = scripts.flatMap(({ texts: each, isInline }) => each.map((text) => ({ text, isInline })));
  return joinPolicies(
    policyForHosts(codes.flatMap(hostsIn)),
    ...texts.map(({ text, isInline }) => scriptPolicy(isInline ? text : `"${text}"`)),
    { 'script-src': texts.filter(({ isInline }) => isInline).map(({ text }) => hashSource(text)) },
    ...(scripts.length > 0 ? servicesIn(codes.join('\n'), '').map((service) => policyFor(service)) : []),
  );
}
