import { entriesOf, listOf, objectOf, textOf, textsIn, type JsonObject } from '../../../documents/json.js';
import { sameJson } from '../../../documents/schema/merge.js';
import { joinPointer } from '../../../documents/pointer.js';
import { componentsIn } from '../../../documents/resolve.js';
import { listNames } from '../../find.js';
import type { RuleId } from './rules.js';
import type { Located } from './shape.js';
import { locate, type RequestSide, type RequestStep } from './step.js';

/** Scopes by scheme. All of them are required together. */
type Requirement = ReadonlyMap<string, readonly string[]>;

/** Compares the security requirements of two operations. */
export function compareSecurity(step: RequestStep): void {
  const [from, to] = [securityOf(step.from), securityOf(step.to)];
  const places = { from: from.pointer, to: to.pointer };
  const report = (rule: RuleId, message: string): void => step.report(rule, 'request', message, places);
  const [wasOpen, isOpen] = [from, to].map(({ requirements }) => requirements.some(({ size }) => size === 0));
  if (wasOpen && !isOpen) report('security-required', `Authentication became required: ${namesOf(to.requirements)}.`);
  else if (isOpen && !wasOpen) report('security-removed', 'Authentication is no longer required.');
  else if (!isOpen) compareRequirements(from.requirements, to.requirements, report);
  compareSchemes(
    step,
    [...from.requirements, ...to.requirements].flatMap((requirement) => [...requirement.keys()]),
  );
}

function securityOf({ document, value, pointer }: RequestSide): { requirements: Requirement[]; pointer: string } {
  const own = value['security'];
  const requirements = listOf(own ?? document['security']).map(
    (requirement): Requirement => new Map(entriesOf(requirement).map(([name, scopes]) => [name, textsIn(scopes)])),
  );
  return {
    requirements: requirements.length === 0 ? [new Map()] : requirements,
    pointer: own === undefined ? '/security' : joinPointer(pointer, 'security'),
  };
}

const schemesOf = (requirement: Requirement): string => [...requirement.keys()].sort().join(' and ');

const namesOf = (requirements: readonly Requirement[]): string =>
  requirements.map((requirement) => `\`${schemesOf(requirement)}\``).join(' or ');

/** True if meeting the first requirement always meets the other. */
const includes = (requirement: Requirement, other: Requirement): boolean =>
  [...other].every(([name, scopes]) => {
    const own = requirement.get(name);
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });

function compareRequirements(
  from: readonly Requirement[],
  to: readonly Requirement[],
  report: (rule: RuleId, message: string) => void,
): void {
  const sameSchemes = (list: readonly Requirement[], requirement: Requirement): Requirement | undefined =>
    list.find((each) => schemesOf(each) === schemesOf(requirement));
  for (const old of from) {
    if (to.some((now) => includes(old, now))) continue;
    const now = sameSchemes(to, old);
    if (now) report('scope-added', `\`${schemesOf(old)}\` requires the scopes ${missing(now, old)} as well.`);
    else report('security-alternative-removed', `The authentication with \`${schemesOf(old)}\` was removed.`);
  }
  for (const now of to) {
    const old = sameSchemes(from, now);
    if (!old) report('security-added', `The authentication with \`${schemesOf(now)}\` was added.`);
    else if (missing(old, now) !== '' && includes(old, now))
      report('scope-removed', `\`${schemesOf(now)}\` no longer requires the scopes ${missing(old, now)}.`);
  }
}

/** Scopes of one requirement that the other lacks. */
function missing(requirement: Requirement, other: Requirement): string {
  const missingScopes = [...requirement].flatMap(([name, scopes]) => {
    return scopes.filter((scope) => !other.get(name)?.includes(scope));
  });
  return listNames(missingScopes);
}

/** Compares the security schemes that an operation requires. */
function compareSchemes({ from, to, scope, findings }: RequestStep, names: readonly string[]): void {
  for (const name of new Set(names)) {
    const [old, now] = [schemeIn(from.document, name), schemeIn(to.document, name)];
    if (!old || !now) continue;
    const places = { direction: 'request' as const, from: old.pointer, to: now.pointer };
    const use = ({ value }: Located<JsonObject>): string =>
      ['type', 'scheme', 'in', 'name'].flatMap((key) => textOf(value[key])?.toLowerCase() ?? []).join(' ');
    if (use(old) !== use(now)) {
      const message = `The security scheme \`${name}\` changed from \`${use(old)}\` to \`${use(now)}\`.`;
      findings.report(scope, 'security-scheme', { ...places, message });
    }
    if (!sameJson(addressesOf(old.value), addressesOf(now.value))) {
      const message = `The security scheme \`${name}\` has other addresses for tokens.`;
      findings.report(scope, 'oauth-address', { ...places, message });
    }
  }
}

function schemeIn(document: JsonObject, name: string): Located<JsonObject> | undefined {
  const value = componentsIn(document, 'securitySchemes')[name];
  return value === undefined
    ? undefined
    : locate(document, { value, pointer: joinPointer('', 'components', 'securitySchemes', name) });
}

/** The addresses of a scheme, by flow. */
function addressesOf({ flows, openIdConnectUrl = null }: JsonObject): JsonObject {
  const byFlow = entriesOf(flows).map(([flow, value]) => {
    const { authorizationUrl = null, tokenUrl = null, refreshUrl = null } = objectOf(value);
    return [flow, { authorizationUrl, tokenUrl, refreshUrl }] as const;
  });
  return { openIdConnectUrl, ...Object.fromEntries(byFlow) };
}
