import { withDefaults } from '../../../formats/openapi/servers.js';
import type { Server } from '../../../formats/openapi/details.js';
import type { PlaygroundServer } from '../model.js';

/** Address of a specification's mock on the documentation's own host. */
export interface MockAddress {
  /** Path without trailing slash. */
  path: string;
  /** Address of the server it stands in for, as it is with its variables' defaults; undefined when it stands in for none. */
  replaces?: string;
}

/** Addresses by the specification's id. */
export type Mocks = ReadonlyMap<string, MockAddress>;

/** Puts the mock first, in the place of the server it stands in for. */
export function withMock(servers: readonly Server[], mock: MockAddress | undefined): PlaygroundServer[] {
  if (!mock) return [...servers];
  const others = servers.filter(({ url, variables }) => withDefaults(url, variables) !== mock.replaces);
  return [
    { url: mock.path, description: 'Mock on this machine', variables: [], absolute: false, isMock: true },
    ...others,
  ];
}
