import type { OperationDetails, Server } from '../openapi/details.js';
import type { GraphqlSchema } from './schema.js';
import { sampleAddress } from '../openapi/sample/request.js';
import { serverOf } from '../openapi/servers.js';

type Addresses = Pick<OperationDetails, 'servers' | 'sampleAddress'>;

/** Addresses to which an operation is sent. Subscriptions have an address of their own, or use WebSocket at the address of the others. */
export function operationAddresses(
  { endpoint, subscriptionEndpoint }: Pick<GraphqlSchema, 'endpoint' | 'subscriptionEndpoint'>,
  baseUrl: readonly string[],
  isSubscription: boolean,
): Addresses {
  const others = endpoint === undefined ? baseUrl : [endpoint];
  const addresses = isSubscription && subscriptionEndpoint !== undefined ? [subscriptionEndpoint] : others;
  const isSocket = isSubscription && !/^http/i.test(subscriptionEndpoint ?? '');
  const servers = addresses.map((url) => serverAt(url, isSocket));
  const [first] = servers;
  return { servers, sampleAddress: sampleAddress(first) + slashOf(first?.url) };
}

function serverAt(address: string, isSocket: boolean): Server {
  const server = serverOf({ url: address.replace(/^ws/i, 'http') }, '');
  const url = server.url + slashOf(address);
  return {
    ...server,
    url: isSocket ? url.replace(/^http(s?)/i, (_, secure: string) => `ws${secure.toLowerCase()}`) : url,
  };
}

/** A trailing slash is significant, because no path follows. */
function slashOf(url = ''): string {
  return url.endsWith('/') ? '/' : '';
}
