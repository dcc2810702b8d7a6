/** What a change does to clients: it breaks them, it may break some, or it is safe. */
export type Impact = 'breaking' | 'risky' | 'safe';

/** The sender of the value: the client or the API. Webhooks and callbacks are requests that the API sends. */
export type Direction = 'request' | 'response';

/** What happened to a part of an API. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

interface Verdict {
  impact: Impact;
  /** Why clients break, as a sentence. */
  why?: string;
}

/** A kind of change, and its impact on clients in each direction. */
export interface Rule {
  kind: ChangeKind;
  request: Verdict;
  response: Verdict;
}

const safe: Verdict = { impact: 'safe' };
const breaking = (why: string): Verdict => ({ impact: 'breaking', why });
const risky = (why: string): Verdict => ({ impact: 'risky', why });

const refused = breaking('Requests that were accepted are refused.');
const unexpected = breaking('Clients receive values that they do not expect.');
const absent = breaking('Clients that read it find nothing.');

const added: Rule = { kind: 'added', request: safe, response: safe };
const changed: Rule = { kind: 'changed', request: safe, response: safe };
const deprecated: Rule = { kind: 'deprecated', request: safe, response: safe };
const removed: Rule = { kind: 'removed', request: safe, response: safe };

/** Rules for a smaller, larger or different set of accepted values. */
const narrowed: Rule = { ...changed, request: refused };
const widened: Rule = { ...changed, response: unexpected };
const replaced: Rule = { ...changed, request: refused, response: unexpected };

const missing = breaking('Requests without it are refused.');

/** Parameters, headers and fields follow the same rules. */
const member = {
  added,
  'added-required': { ...added, request: missing },
  removed: {
    ...removed,
    request: risky('It has no effect any more, or requests that send it are refused.'),
    response: absent,
  },
  required: { ...changed, request: missing },
  optional: { ...changed, response: breaking('Clients that rely on it may find nothing.') },
  deprecated,
  'not-deprecated': changed,
} satisfies Record<string, Rule>;

type MemberRules<Name extends string> = Record<`${Name}-${keyof typeof member}`, Rule>;

const memberRules = <Name extends string>(name: Name): MemberRules<Name> =>
  Object.fromEntries(Object.entries(member).map(([rule, value]) => [`${name}-${rule}`, value])) as MemberRules<Name>;

/** All rules by id. The impacts follow those of oasdiff, where `risky` is a warning. */
export const rules = {
  'operation-added': added,
  'operation-removed': { ...removed, request: breaking('Requests to it fail.'), response: absent },
  'operation-retired': removed,
  'operation-deprecated': deprecated,
  'operation-not-deprecated': changed,
  'operation-id': changed,
  ...memberRules('parameter'),
  ...memberRules('header'),
  ...memberRules('field'),
  'parameter-style': {
    ...changed,
    request: breaking('The API reads values that are written in the old style wrongly.'),
    response: breaking('Clients read values that are written in the new style wrongly.'),
  },
  'body-added': added,
  'body-added-required': { ...added, request: missing },
  'body-removed': { ...removed, request: risky('Its values have no effect any more.'), response: absent },
  'body-required': { ...changed, request: missing },
  'body-optional': { ...changed, response: breaking('Clients that rely on it may find nothing.') },
  'media-type-added': added,
  'media-type-removed': { ...removed, request: refused, response: breaking('Clients that ask for it get none.') },
  'response-added': added,
  'response-removed': { ...removed, request: absent, response: absent },
  'failure-removed': removed,
  'security-added': added,
  'security-removed': removed,
  'security-alternative-removed': {
    ...removed,
    request: breaking('Requests that authenticate in this way are refused.'),
  },
  'security-required': { ...added, request: breaking('Requests without authentication are refused.') },
  'scope-added': { ...added, request: breaking('Tokens without it are refused.') },
  'scope-removed': removed,
  'security-scheme': { ...changed, request: breaking('Credentials that are sent in the old way are refused.') },
  'oauth-address': { ...changed, request: risky('Clients may still ask for tokens at the old address.') },
  'server-added': added,
  'server-removed': { ...removed, request: risky('Requests to the old address may fail.') },
  'callback-added': added,
  'callback-removed': { ...removed, response: risky('Clients that wait for it receive nothing.') },
  'type-narrowed': narrowed,
  'type-widened': widened,
  'type-replaced': replaced,
  'null-narrowed': narrowed,
  'null-widened': widened,
  'format-narrowed': narrowed,
  'format-widened': widened,
  'format-replaced': replaced,
  'values-narrowed': narrowed,
  'values-widened': { ...widened, response: risky('Clients may not know the new values.') },
  'values-replaced': { ...replaced, response: risky('Clients may not know the new values.') },
  'limit-narrowed': narrowed,
  'limit-widened': widened,
  'limit-replaced': replaced,
  'pattern-narrowed': { ...narrowed, request: risky('Values that do not match it are refused.') },
  'pattern-widened': changed,
  'pattern-replaced': { ...changed, request: risky('Values that do not match the new one are refused.') },
  'further-fields-narrowed': narrowed,
  'further-fields-widened': changed,
  'alternative-added': { ...added, response: unexpected },
  'alternative-removed': { ...removed, request: refused },
  'discriminator-added': added,
  'discriminator-changed': replaced,
  'discriminator-removed': { ...replaced, kind: 'removed' },
  'default-changed': { ...changed, request: risky('Requests without the value mean something else.') },
  'exclusion-changed': {
    ...changed,
    request: risky('Values that the new exclusion names are refused.'),
    response: risky('Clients may receive values that were excluded.'),
  },
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
