import { defined } from '../../shared/object.js';
import { callbacksOf } from './callbacks.js';
import { bodyOf } from './content.js';
import type { Context } from '../../documents/context.js';
import type { ApiSettings, OperationDetails } from './details.js';
import { externalDocsOf } from './externalDocs.js';
import { objectOf, type JsonObject } from '../../documents/json.js';
import type { Operation, Specification } from './operation.js';
import { parametersOf, writtenParameters } from './parameters.js';
import { valueAt } from '../../documents/pointer.js';
import { responsesOf } from './responses.js';
import { sampleAddress } from './sample/request.js';
import { requestSamples, requestValues, type RequestValues } from './sample/requests.js';
import { Recall } from '../../documents/recall.js';
import { securityOf } from './security.js';
import { serversOf } from './servers.js';

/** Describes the pages of one specification. Keep it, because it caches what operations share. */
export interface Describer {
  describe(operation: Operation, settings: ApiSettings): OperationDetails;
  /** Values with which a form for an operation starts. */
  requestValues(operation: Operation, settings: ApiSettings): RequestValues;
}

export function createDescriber({ document, location }: Specification): Describer {
  const recall = new Recall(document);
  const contextFor = ({ maintainOrder }: ApiSettings): Context => ({ document, recall, tree: { maintainOrder } });
  return {
    describe: (operation, settings) => describe(contextFor(settings), operation, settings, location),
    requestValues: (operation, settings) => {
      const { value, item } = objectsOf(document, operation);
      const parameters = writtenParameters(document, item, value, operation.path);
      return requestValues(contextFor(settings), { value, parameters }, settings);
    },
  };
}

/** An operation's own object, and the Path Item Object around it. */
function objectsOf(document: JsonObject, { pointer, itemPointer }: Operation): { value: JsonObject; item: JsonObject } {
  return { value: objectOf(valueAt(document, pointer)), item: objectOf(valueAt(document, itemPointer)) };
}

function describe(context: Context, operation: Operation, settings: ApiSettings, location: string): OperationDetails {
  const { document } = context;
  const { value, item } = objectsOf(document, operation);
  const isWebhook = operation.kind === 'webhook';
  const servers = isWebhook ? [] : serversOf(document, item, value, location, settings);
  const security = isWebhook ? { alternatives: [] } : securityOf(document, value, settings);
  const parameters = writtenParameters(document, item, value, isWebhook ? '' : operation.path);
  const securityHeaders = security.alternatives
    .flat()
    .flatMap((scheme) => (scheme.in === 'header' ? [scheme.name] : []));
  // The API sends a webhook's body, so it is what a response would contain.
  const body = bodyOf(context, value['requestBody'], isWebhook ? 'response' : 'request');
  const parts = { operation, value, parameters, servers, security };
  return defined({
    servers,
    security,
    parameters: parametersOf(context, parameters, securityHeaders),
    body,
    responses: responsesOf(context, value['responses']),
    callbacks: callbacksOf(context, value['callbacks']),
    requests: isWebhook ? [] : requestSamples(context, parts, settings),
    sampleAddress: sampleAddress(servers[0]),
    externalDocs: externalDocsOf(objectOf(value['externalDocs'])),
  });
}
