import { defined } from '../../shared/object.js';
import type { Security, SecurityScheme } from '../openapi/details.js';
import { entriesOf, listOf, objectOf, textOf, textsIn, type Json, type JsonObject } from '../../documents/json.js';
import { componentsIn, resolve } from '../../documents/resolve.js';
import { schemeOf } from '../openapi/security.js';

/** Names that messaging protocols give to their authentication methods. */
const protocolNames: Readonly<Record<string, string>> = {
  userpassword: 'userPassword',
  x509: 'X.509',
  symmetricencryption: 'symmetricEncryption',
  asymmetricencryption: 'asymmetricEncryption',
  plain: 'SASL PLAIN',
  scramsha256: 'SASL SCRAM-SHA-256',
  scramsha512: 'SASL SCRAM-SHA-512',
  gssapi: 'SASL GSSAPI',
};

/** Security that a list of requirements asks for: references or schemes (3.x), or names with scopes (2.x). */
export function channelSecurity(document: JsonObject, requirements: Json | undefined): Security {
  const declared = componentsIn(document, 'securitySchemes');
  const alternatives = listOf(requirements).flatMap((requirement): SecurityScheme[][] => {
    const schemes = entriesOf(requirement).filter(([name]) => Object.hasOwn(declared, name));
    if (schemes.length > 0)
      return [schemes.flatMap(([name, scopes]) => schemeNamed(document, name, declared[name], scopes))];
    const target = resolve(document, requirement);
    if (textOf(target?.value['type']) === undefined) return [];
    const id = target?.name ?? textOf(target?.value['type']) ?? '';
    return [schemeNamed(document, id, requirement, target?.value['scopes'])];
  });
  return { alternatives };
}

function schemeNamed(
  document: JsonObject,
  id: string,
  node: Json | undefined,
  scopes: Json | undefined,
): SecurityScheme[] {
  const scheme = resolve(document, node)?.value;
  return scheme ? [schemeOfChannel(id, scheme, textsIn(scopes))] : [];
}

function schemeOfChannel(id: string, scheme: JsonObject, scopes: readonly string[]): SecurityScheme {
  const type = textOf(scheme['type'])?.toLowerCase() ?? '';
  if (type === 'httpapikey') return schemeOf(id, { ...scheme, type: 'apiKey' }, scopes);
  if (type === 'oauth2') {
    const flows = entriesOf(scheme['flows']).map(([name, flow]) => [
      name,
      { ...objectOf(flow), scopes: objectOf(flow)['availableScopes'] ?? objectOf(flow)['scopes'] },
    ]);
    return schemeOf(id, { ...scheme, flows: Object.fromEntries(flows) as JsonObject }, scopes);
  }
  const common = {
    ...{ id, name: id, labels: [], prefix: '', inputPrefix: '', placeholder: '', scopes, flows: [] },
    ...defined({ description: textOf(scheme['description']) }),
  };
  // The key replaces user name or password, depending on `in`.
  if (type === 'apikey') return { ...common, type: 'apiKey', labels: [textOf(scheme['in']) ?? id] };
  const name = Object.hasOwn(protocolNames, type) ? protocolNames[type] : undefined;
  if (name === undefined) return schemeOf(id, scheme, scopes);
  return { ...common, type: type === 'x509' ? 'mutualTLS' : 'basic', protocolName: name };
}

/** Merges the security of several objects, which is usually the same for all servers. */
export function mergeSecurity(all: readonly Security[]): Security {
  const schemesByKey = new Map(
    all.flatMap(({ alternatives }) => alternatives.map((schemes) => [JSON.stringify(schemes), schemes] as const)),
  );
  return { alternatives: [...schemesByKey.values()] };
}
