import { authorizeOauth2 as authorize } from 'virtual:scalar/api-client/dist/v2/blocks/scalar-auth-selector-block/helpers/oauth.js';
import { words } from '../frameMessages.js';

/*
 * Takes the place of what Scalar's OAuth forms ask for a token with. It would open the page to sign in also without a client ID, and that page would refuse.
 */
export * from 'virtual:scalar/api-client/dist/v2/blocks/scalar-auth-selector-block/helpers/oauth.js';

/** Asks for a token, or for the client ID if the flow needs one. */
export const authorizeOauth2: typeof authorize = async (flows, type, ...rest) => {
  const client = flows[type]?.['x-scalar-secret-client-id'] ?? '';
  if (type !== 'password' && client.trim() === '') return [new Error(words().clientMissing), null];
  return authorize(flows, type, ...rest);
};
