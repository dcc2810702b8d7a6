import type { ApiSettings, AuthSettings, OAuthFlow, Security, SecurityScheme } from './details.js';
import { entriesOf, isArray, linkOf, listOf, objectOf, textOf, type JsonObject } from './json.js';
import { resolve } from './resolve.js';

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
  const schemes = objectOf(objectOf(document['components'])['securitySchemes']);
  const alternatives = requirements.map((requirement) => {
    return entriesOf(requirement).flatMap(([id, scopes]) => {
      const scheme = resolve(document, schemes[id] ?? { $ref: id });
      return scheme
        ? [
            schemeOf(
              schemes[id] === undefined ? (scheme.name ?? id) : id,
              scheme.value,
              listOf(scopes).flatMap((scope) => textOf(scope) ?? []),
            ),
          ]
        : [];
    });
  });
  // A requirement without declared schemes cannot be shown; the checks report it.
  const isShown = (schemes_: readonly SecurityScheme[], index: number): boolean =>
    schemes_.length > 0 || Object.keys(requirements[index] ?? {}).length === 0;
  return { alternatives: alternatives.filter(isShown) };
}

/** The scheme that `api.mdx.auth` in docs.json describes (FORMAT.md 1.14); undefined for `none`. */
export function configuredScheme({ method, name, inputPrefix = '' }: AuthSettings): SecurityScheme | undefined {
  const common = { id: method, in: 'header' as const, inputPrefix, scopes: [], flows: [] };
  switch (method) {
    case 'bearer': {
      // An input prefix that ends with a space is a scheme of its own: `Token abc`, not `Bearer Token abc`.
      const prefix = inputPrefix.endsWith(' ') ? inputPrefix : 'Bearer ';
      const placeholder = withPrefix(prefix, `${inputPrefix}<token>`);
      return {
        ...common,
        type: 'bearer',
        name: 'Authorization',
        labels: [name ?? 'Authorization'],
        prefix,
        placeholder,
      };
    }
    case 'basic': {
      const [user, password] = (name ?? '').split(':');
      const labels = [user || 'username', password || 'password'];
      return {
        ...common,
        type: 'basic',
        name: 'Authorization',
        labels,
        prefix: 'Basic ',
        placeholder: 'Basic <encoded-value>',
      };
    }
    case 'key': {
      const header = name ?? 'Key';
      return {
        ...common,
        type: 'apiKey',
        name: header,
        labels: [header],
        prefix: '',
        placeholder: `${inputPrefix}<api-key>`,
      };
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
  const description = textOf(scheme['description']);
  const common = {
    ...{ id, inputPrefix: '', scopes, flows: [] },
    ...(description !== undefined && { description }),
    ...(scheme['deprecated'] === true && { deprecated: true as const }),
  };
  const given = textOf(scheme['x-default']);
  const initial = given === undefined ? {} : { initial: given };
  const authorization = { ...common, in: 'header' as const, name: 'Authorization' };
  const bearer = { ...authorization, labels: ['Authorization'], prefix: 'Bearer ', placeholder: 'Bearer <token>' };
  const type = textOf(scheme['type'])?.toLowerCase();
  if (type === 'apikey') {
    const name = textOf(scheme['name']) ?? id;
    const place = scheme['in'] === 'query' || scheme['in'] === 'cookie' ? scheme['in'] : 'header';
    return {
      ...common,
      ...initial,
      type: 'apiKey',
      in: place,
      name,
      labels: [name],
      prefix: '',
      placeholder: '<api-key>',
    };
  }
  if (type === 'oauth2') {
    const url = linkOf(scheme['oauth2MetadataUrl']);
    const metadata = url === undefined ? {} : { discoveryUrl: url };
    return { ...bearer, ...metadata, type: 'oauth2', flows: flowsOf(objectOf(scheme['flows'])) };
  }
  if (type === 'openidconnect') {
    const url = linkOf(scheme['openIdConnectUrl']);
    return { ...bearer, type: 'openIdConnect', ...(url !== undefined && { discoveryUrl: url }) };
  }
  if (type === 'mutualtls') return { ...common, type: 'mutualTLS', name: id, labels: [], prefix: '', placeholder: '' };
  const name = textOf(scheme['scheme']) ?? 'bearer';
  switch (name.toLowerCase()) {
    case 'bearer':
      return { ...bearer, ...initial, type: 'bearer' };
    case 'basic':
      return {
        ...authorization,
        type: 'basic',
        labels: ['username', 'password'],
        prefix: 'Basic ',
        placeholder: 'Basic <encoded-value>',
      };
    default:
      return {
        ...authorization,
        type: 'http',
        labels: [name],
        prefix: `${name} `,
        placeholder: `${name} <credentials>`,
      };
  }
}

function flowsOf(flows: JsonObject): OAuthFlow[] {
  return entriesOf(flows).map(([name, written]) => {
    const flow = objectOf(written);
    const url = (key: 'authorizationUrl' | 'tokenUrl' | 'refreshUrl'): Partial<OAuthFlow> => {
      const text = linkOf(flow[key]);
      return text === undefined ? {} : { [key]: text };
    };
    // The device flow has an address for devices instead of a page for the reader.
    const device = linkOf(flow['deviceAuthorizationUrl']);
    const scopes = entriesOf(flow['scopes']).map(([scope, about]) => {
      const description = textOf(about);
      return { name: scope, ...(description !== undefined && { description }) };
    });
    return {
      name,
      ...(device !== undefined && { authorizationUrl: device }),
      ...url('authorizationUrl'),
      ...url('tokenUrl'),
      ...url('refreshUrl'),
      scopes,
    };
  });
}
