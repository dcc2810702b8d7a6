import { authorizeOauth2 as authorize } from 'virtual:scalar/api-client/dist/v2/blocks/scalar-auth-selector-block/helpers/oauth.js';
import { words } from '../frameMessages.js';

/*
 * Replaces the function with which Scalar's OAuth forms request a token. The original opens the sign-in page even without a client ID,
 * which that page refuses.
 */
export * from 'virtual:scalar/api-client/dist/v2/blocks/scalar-auth-selector-block/helpers/oauth.js';

/** Requests a token, or asks for the client ID if the flow needs one. */
export const authorizeOauth2: typeof authorize = async (flows, type, ...rest) => {
  const client = flows[type]?.['x-scalar-secret-client-id'] ?? '';
  if (type !== 'password' && client.trim() === '') return [new Error(words().clientMissing), null];
  return authorize(flows, type, ...rest);
};
