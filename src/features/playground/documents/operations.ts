import { digest } from '../../../shared/digest.js';
import type { ApiSettings } from '../../../formats/openapi/details.js';
import { compiledFor, ownGroup } from '../../../i18n/compiledMessages.js';
import { objectOf } from '../../../documents/json.js';
import { isAsyncapi, isChannel } from '../../../formats/asyncapi/channelEntry.js';
import { isOpenapi, isOperation, type Operation, type Specification } from '../../../formats/openapi/operation.js';
import type { DescribedOperations } from '../../../render/describedOperations.js';
import { valueAt } from '../../../documents/pointer.js';
import { securityOf } from '../../../formats/openapi/security.js';
import { serversOf } from '../../../formats/openapi/servers.js';
import { playgroundMode, type PlaygroundOperation } from '../model.js';
import type { Route, Site } from '../../../site/site.js';
import { channelSlice } from './channels.js';
import { withInitialValues } from './initialValues.js';
import { withRequestExamples } from './requestExamples.js';
import { withMock, type MockAddress, type Mocks } from './mocks.js';
import type { OperationSlice } from './operationSlice.js';
import { sliceOf } from './slices.js';

/**
 * The data files for the playgrounds of a site, one per operation and settings.
 *
 * @param mocks addresses at which specifications are mocked on the documentation's own host.
 */
export function* operationSlices(site: Site, operations: DescribedOperations, mocks: Mocks): Generator<OperationSlice> {
  const addresses = new Set<string>();
  for (const route of site.routes.values()) {
    const slice = operationSlice(route, site, operations, mocks);
    if (!slice || addresses.has(slice.address)) continue;
    addresses.add(slice.address);
    yield slice;
  }
}

/** The data file for the page of an operation or WebSocket channel; undefined for other pages and modes other than `interactive`. */
export function operationSlice(
  route: Route,
  { api, messages: overrides }: Pick<Site, 'api' | 'messages'>,
  operations: DescribedOperations,
  mocks: Mocks,
): OperationSlice | undefined {
  const described = operations.of(route);
  if (!described || playgroundMode(api, route.frontmatter) !== 'interactive') return undefined;
  const { operation, specification, settings } = described;
  const mock = mocks.get(specification.id);
  if (isAsyncapi(specification) && isChannel(operation))
    return channelSlice({ operation, specification, settings, mock, words: compiledFor(route.language, overrides) });
  if (!isOpenapi(specification) || !isOperation(operation)) return undefined;
  if (operation.kind === 'webhook' || isForbidden(operation.method)) return undefined;
  const messages = ownGroup(route.language, 'playground', overrides);
  const { baseUrl, auth, prefill, showOptionalParameters } = settings;
  const name = digest(
    operation.id,
    operation.digest,
    JSON.stringify({ baseUrl, auth, prefill, showOptionalParameters }),
    mock?.path ?? '',
    ...(messages ? [JSON.stringify(messages)] : []),
  );
  return {
    frame: 'request',
    address: `/_trellis/operations/${name}.json`,
    text: () => JSON.stringify({ ...playgroundOperation(specification, operation, settings, mock), messages }),
  };
}

/** True for methods that browsers do not allow pages to send (Fetch Standard, 2.2.1). */
function isForbidden(method: string): boolean {
  return /^(?:connect|trace|track)$/i.test(method);
}

/** The slice of an operation with its initial values, and the content type of its body if that is always a file. */
function documentOf(
  specification: Specification,
  operation: Operation,
  settings: ApiSettings,
): Pick<PlaygroundOperation, 'document' | 'fileType'> {
  const slice = sliceOf(specification, operation);
  if (settings.prefill !== undefined) return { document: withInitialValues(slice, settings.prefill) };
  const values = specification.requestValues(operation, settings);
  const [first] = values.bodies;
  const isFile = first?.mimeType !== undefined && values.bodies.every(({ body }) => body?.kind === 'file');
  return {
    document: withRequestExamples(slice, operation, values),
    ...(isFile && { fileType: first.mimeType }),
  };
}

/** Playground data of an operation, whether from a specification or described by hand. */
function playgroundOperation(
  specification: Specification,
  operation: Operation,
  settings: ApiSettings,
  mock: MockAddress | undefined,
): PlaygroundOperation {
  const { document, location } = specification;
  const value = objectOf(valueAt(document, operation.pointer));
  const item = objectOf(valueAt(document, operation.itemPointer));
  return {
    method: operation.method,
    path: operation.path,
    ...documentOf(specification, operation, settings),
    servers: withMock(serversOf(document, item, value, location, settings), mock),
    security: securityOf(document, value, settings),
  };
}
