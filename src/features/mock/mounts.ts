import { isAsyncapi, type ChannelDocument } from '../../formats/asyncapi/channelEntry.js';
import { asServer, writtenServers } from '../../formats/asyncapi/servers.js';
import { isSocketProtocol } from '../../formats/asyncapi/sockets.js';
import type { Server } from '../../formats/openapi/details.js';
import { listOf, objectOf } from '../../documents/json.js';
import type { ReferenceDocument } from '../../formats/format.js';
import { isOpenapi, type Specification } from '../../formats/openapi/operation.js';
import { serverOf, withDefaults } from '../../formats/openapi/servers.js';
import type { Site } from '../../site/site.js';
import { isLoopback } from '../../shared/serve/guards.js';
import type { Mocks } from '../playground/documents/mocks.js';

/** A document that a mock answers for. */
export type MockedDocument = Specification | ChannelDocument;

/** True for documents with operations or channels. */
export function isMocked(document: ReferenceDocument): document is MockedDocument {
  return isOpenapi(document) || isAsyncapi(document);
}

/**
 * Paths at which specifications are mocked: the path of a local server named in docs.json or the specification, so that its address works unchanged;
 * else a path that no page can have.
 */
export function mockMounts({ api }: Pick<Site, 'api'>, specifications: readonly MockedDocument[]): Mocks {
  const paths = new Set<string>();
  return new Map(
    specifications.map((specification) => {
      const { id } = specification;
      const servers = isAsyncapi(specification)
        ? socketServers(specification)
        : apiServers(api.mdx.server, specification);
      const addresses = servers.map(({ url, variables }) => withDefaults(url, variables));
      const replaces = addresses.find(
        (address) => isLoopback(address) && pathOf(address) !== '' && !paths.has(pathOf(address)),
      );
      if (replaces === undefined) return [id, { path: `/_trellis/mock/${id}` }];
      paths.add(pathOf(replaces));
      return [id, { path: pathOf(replaces), replaces }];
    }),
  );
}

function apiServers(configured: readonly string[], { document, location }: Specification): Server[] {
  const servers = [...configured.map((url) => ({ url })), ...listOf(document['servers']).map(objectOf)];
  return servers.map((server) => serverOf(server, location));
}

function socketServers({ document }: ChannelDocument): Server[] {
  return writtenServers(document)
    .filter(({ protocol }) => isSocketProtocol(protocol))
    .map((server) => asServer(document, server));
}

function pathOf(address: string): string {
  return new URL(address).pathname.replace(/\/+$/, '');
}
