import { defined } from '../../shared/object.js';
import type { ApiSettings, AuthSettings, OAuthFlow, Security, SecurityScheme } from './details.js';
import {
  entriesOf,
  isArray,
  linkOf,
  listOf,
  objectOf,
  textOf,
  textsIn,
  type JsonObject,
} from '../../documents/json.js';
import { componentsIn, resolve } from '../../documents/resolve.js';

/**
 * Security of an operation. The setting in docs.json, if any, applies to every operation that needs authentication; an operation with `security: []`
 * needs none. Otherwise the specification's schemes apply.
 */
export function securityOf(document: JsonObject, operation: JsonObject, settings: Pick<ApiSettings, 'auth'>): Security {
  const declared = operation['security'] ?? document['security'];
  const requirements = listOf(declared).map(objectOf);
  const isOpen = isArray(declared) && requirements.every((requirement) => Object.keys(requirement).length === 0);
  if (isOpen || settings.auth?.method === 'none') return { alternatives: [] };
  if (settings.auth) {
    const scheme = configuredScheme(settings.auth);
    return { alternatives: scheme ? [[scheme]] : [] };
  }
  const schemes = componentsIn(document, 'securitySchemes');
  const alternatives = requirements.map((requirement) => {
    return entriesOf(requirement).flatMap(([id, scopes]) => {
      const scheme = resolve(document, schemes[id] ?? { $ref: id });
      const name = schemes[id] === undefined ? (scheme?.name ?? id) : id;
      return scheme ? [schemeOf(name, scheme.value, textsIn(scopes))] : [];
    });
  });
  // A requirement without declared schemes cannot be shown; the checks report it.
  const isShown = (schemes_: readonly SecurityScheme[], index: number): boolean =>
    schemes_.length > 0 || Object.keys(requirements[index] ?? {}).length === 0;
  return { alternatives: alternatives.filter(isShown) };
}

const basic = { prefix: 'Basic ', placeholder: 'Basic <encoded-value>' };

/** The scheme that `api.mdx.auth` in docs.json describes (FORMAT.md 1.14); undefined for `none`. */
export function configuredScheme({ method, name, inputPrefix = '' }: AuthSettings): SecurityScheme | undefined {
  const common = { id: method, in: 'header' as const, inputPrefix, scopes: [], flows: [] };
  switch (method) {
    case 'bearer': {
      // An input prefix that ends with a space is a scheme of its own: `Token abc`, not `Bearer Token abc`.
      const prefix = inputPrefix.endsWith(' ') ? inputPrefix : 'Bearer ';
      const placeholder = withPrefix(prefix, `${inputPrefix}<token>`);
      const labels = [name ?? 'Authorization'];
      return { ...common, type: 'bearer', name: 'Authorization', labels, prefix, placeholder };
    }
    case 'basic': {
      const [user, password] = (name ?? '').split(':');
      const labels = [user || 'username', password || 'password'];
      return { ...common, type: 'basic', name: 'Authorization', labels, ...basic };
    }
    case 'key': {
      const header = name ?? 'Key';
      const placeholder = `${inputPrefix}<api-key>`;
      return { ...common, type: 'apiKey', name: header, labels: [header], prefix: '', placeholder };
    }
    case 'none':
      return undefined;
  }
}

function withPrefix(prefix: string, value: string): string {
  return value.startsWith(prefix) ? value : prefix + value;
}

/** Turns a Security Scheme Object into what a reader has to send. */
export function schemeOf(id: string, scheme: JsonObject, scopes: readonly string[]): SecurityScheme {
  const common = {
    ...{ id, inputPrefix: '', scopes, flows: [] },
    ...defined({ description: textOf(scheme['description']) }),
    ...(scheme['deprecated'] === true && { deprecated: true as const }),
  };
  const initial = defined({ initial: textOf(scheme['x-default']) });
  const authorization = { ...common, in: 'header' as const, name: 'Authorization' };
  const bearer = { ...authorization, labels: ['Authorization'], prefix: 'Bearer ', placeholder: 'Bearer <token>' };
  const type = textOf(scheme['type'])?.toLowerCase();
  if (type === 'apikey') {
    const name = textOf(scheme['name']) ?? id;
    const place = scheme['in'] === 'query' || scheme['in'] === 'cookie' ? scheme['in'] : 'header';
    const own = { in: place, name, labels: [name], prefix: '', placeholder: '<api-key>' } as const;
    return { ...common, ...initial, type: 'apiKey', ...own };
  }
  if (type === 'oauth2') {
    const metadata = defined({ discoveryUrl: linkOf(scheme['oauth2MetadataUrl']) });
    return { ...bearer, ...metadata, type: 'oauth2', flows: flowsOf(objectOf(scheme['flows'])) };
  }
  if (type === 'openidconnect')
    return { ...bearer, type: 'openIdConnect', ...defined({ discoveryUrl: linkOf(scheme['openIdConnectUrl']) }) };
  if (type === 'mutualtls') return { ...common, type: 'mutualTLS', name: id, labels: [], prefix: '', placeholder: '' };
  const name = textOf(scheme['scheme']) ?? 'bearer';
  switch (name.toLowerCase()) {
    case 'bearer':
      return { ...bearer, ...initial, type: 'bearer', ...defined({ tokenFormat: textOf(scheme['bearerFormat']) }) };
    case 'basic':
      return { ...authorization, type: 'basic', labels: ['username', 'password'], ...basic };
    default: {
      const placeholder = `${name} <credentials>`;
      return { ...authorization, type: 'http', labels: [name], prefix: `${name} `, placeholder };
    }
  }
}

function flowsOf(flows: JsonObject): OAuthFlow[] {
  return entriesOf(flows).map(([name, node]) => {
    const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes } = objectOf(node);
    return defined({
      name,
      // The device flow has an address for devices instead of a page for the reader.
      authorizationUrl: linkOf(authorizationUrl) ?? linkOf(deviceAuthorizationUrl),
      tokenUrl: linkOf(tokenUrl),
      refreshUrl: linkOf(refreshUrl),
      scopes: entriesOf(scopes).map(([scope, about]) => defined({ name: scope, description: textOf(about) })),
    });
  });
}
