import { configuredScheme } from '../../../../src/formats/openapi/security.js';
import type { AuthSettings } from '../../../../src/formats/openapi/details.js';
import type { SecurityScheme } from '../../../../src/features/playground/model.js';

/** The scheme that docs.json's `api.auth` makes. */
export function configured(auth: AuthSettings): SecurityScheme {
  const scheme = configuredScheme(auth);
  if (!scheme) throw new Error('No scheme.');
  return scheme;
}

/** A scheme as a specification declares it. */
export function declared(given: Partial<SecurityScheme>): SecurityScheme {
  return {
    id: 'own',
    type: 'bearer',
    in: 'header',
    name: 'Authorization',
    labels: ['Authorization'],
    prefix: 'Bearer ',
    inputPrefix: '',
    placeholder: '',
    scopes: [],
    flows: [],
    ...given,
  };
}
