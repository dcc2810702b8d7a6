import { digest } from '../../content/digest.js';
import type { ApiSettings } from '../../openapi/details.js';
import { ownGroup } from '../../i18n/compiledMessages.js';
import { objectOf } from '../../openapi/json.js';
import type { Operation, Specification } from '../../openapi/operation.js';
import type { DescribedOperations } from '../../render/describedOperations.js';
import { valueAt } from '../../openapi/pointer.js';
import { securityOf } from '../../openapi/security.js';
import { serversOf } from '../../openapi/servers.js';
import { playgroundMode, type PlaygroundOperation } from '../model.js';
import type { Route, Site } from '../../site/site.js';
import { withInitialValues } from './initialValues.js';
import { withMock, type Mocks } from './mocks.js';
import { sliceOf } from './slices.js';

/** A static file that describes one operation. */
export interface OperationSlice {
  /** Root-relative address without base; the same for the same content. */
  address: string;
  /** The file's text. */
  text(): string;
}

/**
 * The files that the playground of a site's pages reads, one for each operation and its settings.
 *
 * @param mocks where mocks of specifications answer on the documentation's own host.
 */
export function* operationSlices(site: Site, operations: DescribedOperations, mocks: Mocks): Generator<OperationSlice> {
  const seen = new Set<string>();
  for (const route of site.routes.values()) {
    const slice = operationSlice(route, site, operations, mocks);
    if (!slice || seen.has(slice.address)) continue;
    seen.add(slice.address);
    yield slice;
  }
}

/** The file for the page of an operation; undefined for other pages and where the mode is not `show`. */
export function operationSlice(
  route: Route,
  { api, messages: overrides }: Pick<Site, 'api' | 'messages'>,
  operations: DescribedOperations,
  mocks: Mocks,
): OperationSlice | undefined {
  const described = operations.of(route);
  if (described?.operation.kind !== 'operation') return undefined;
  if (playgroundMode(api, route.frontmatter) !== 'interactive') return undefined;
  const { operation, specification, settings } = described;
  const messages = ownGroup(route.language, 'playground', overrides);
  const { baseUrl, auth, prefill } = settings;
  const name = digest(
    operation.id,
    operation.digest,
    JSON.stringify({ baseUrl, auth, prefill }),
    mocks.get(specification.id)?.path ?? '',
    ...(messages ? [JSON.stringify(messages)] : []),
  );
  return {
    address: `/_trellis/operations/${name}.json`,
    text: () => JSON.stringify({ ...playgroundOperation(specification, operation, settings, mocks), messages }),
  };
}

/** Data of an operation for the playground, of a specification or described by hand. */
function playgroundOperation(
  specification: Specification,
  operation: Operation,
  settings: ApiSettings,
  mocks: Mocks = new Map(),
): PlaygroundOperation {
  const { document, location } = specification;
  const value = objectOf(valueAt(document, operation.pointer));
  const item = objectOf(valueAt(document, operation.itemPointer));
  return {
    method: operation.method,
    path: operation.path,
    document: withInitialValues(sliceOf(specification, operation), settings.prefill),
    servers: withMock(serversOf(document, item, value, location, settings), mocks.get(specification.id)),
    security: securityOf(document, value, settings),
  };
}
