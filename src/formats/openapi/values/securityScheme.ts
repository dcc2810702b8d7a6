import { objectOf, textOf, type JsonObject } from '../json.js';
import type { ValueFault } from './fault.js';

/** Reports faults of the device flow. */
export function flowFaults({ flows }: JsonObject): ValueFault[] {
  const flow = objectOf(flows)['deviceAuthorization'];
  if (flow === undefined) return [];
  const missing = ['deviceAuthorizationUrl', 'tokenUrl'].filter((key) => textOf(objectOf(flow)[key]) === undefined);
  return missing.map((key) => ({
    keys: ['flows', 'deviceAuthorization'],
    message: `The device flow has no \`${key}\`.`,
    help: 'Add the address.',
  }));
}
