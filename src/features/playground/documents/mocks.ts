import { withDefaults } from '../../../formats/openapi/servers.js';
import type { Server } from '../../../formats/openapi/details.js';
import type { PlaygroundServer } from '../model.js';

/** Address at which a specification is mocked on the documentation's own host. */
export interface MockAddress {
  /** Path without trailing slash. */
  path: string;
  /** Address of the server that it replaces, with default variables; undefined if it replaces none. */
  replaces?: string;
}

/** Addresses of mocks by specification id. */
export type Mocks = ReadonlyMap<string, MockAddress>;

/** Puts the mock first, in place of the server that it replaces. */
export function withMock(servers: readonly Server[], mock: MockAddress | undefined): PlaygroundServer[] {
  if (!mock) return [...servers];
  const others = servers.filter(({ url, variables }) => withDefaults(url, variables) !== mock.replaces);
  return [
    { url: mock.path, description: 'Mock on this machine', variables: [], absolute: false, isMock: true },
    ...others,
  ];
}
