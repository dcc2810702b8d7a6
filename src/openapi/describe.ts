import { callbacksOf } from './callbacks.js';
import { bodyOf } from './content.js';
import type { Context } from './context.js';
import type { ApiSettings, OperationDetails } from './details.js';
import { createValidity } from './example/validity.js';
import { linkOf, objectOf, textOf, type JsonObject } from './json.js';
import type { Operation, Specification } from './operation.js';
import { parametersOf, writtenParameters } from './parameters.js';
import { valueAt } from './pointer.js';
import { responsesOf } from './responses.js';
import { sampleAddress, sampleParts } from './sample/request.js';
import { samplesOf } from './sample/samples.js';
import { securityOf } from './security.js';
import { serversOf } from './servers.js';

/** Makes what the pages of one specification show. Hold on to it: what is learnt of the document serves every operation. */
export interface Describer {
  describe(operation: Operation, settings: ApiSettings): OperationDetails;
}

export function createDescriber({ document, location }: Specification): Describer {
  const validity = createValidity(document);
  return {
    describe: (operation, settings) => {
      const context: Context = { document, validity, tree: { maintainOrder: settings.maintainOrder } };
      return describe(context, operation, settings, location);
    },
  };
}

function describe(context: Context, operation: Operation, settings: ApiSettings, location: string): OperationDetails {
  const { document } = context;
  const value = objectOf(valueAt(document, operation.pointer));
  const item = objectOf(valueAt(document, operation.itemPointer));
  const isWebhook = operation.kind === 'webhook';
  const servers = isWebhook ? [] : serversOf(document, item, value, location, settings);
  const security = isWebhook ? { alternatives: [] } : securityOf(document, value, settings);
  const written = writtenParameters(document, item, value, isWebhook ? '' : operation.path);
  const securityHeaders = security.alternatives
    .flat()
    .flatMap((scheme) => (scheme.in === 'header' ? [scheme.name] : []));
  const body = bodyOf(context, value['requestBody']);
  const externalDocs = externalDocsOf(objectOf(value['externalDocs']));
  const parts = () =>
    sampleParts(
      context,
      { method: operation.method, path: operation.path, requestBody: value['requestBody'] },
      written,
      {
        servers,
        security,
        optional: settings.showOptionalParameters,
      },
    );
  return {
    servers,
    security,
    parameters: parametersOf(context, written, securityHeaders),
    ...(body && { body }),
    responses: responsesOf(context, value['responses']),
    callbacks: callbacksOf(context, value['callbacks']),
    samples: isWebhook ? [] : samplesOf(operation.extensions, settings, parts),
    sampleAddress: sampleAddress(servers[0]),
    ...(externalDocs && { externalDocs }),
  };
}

function externalDocsOf(docs: JsonObject): OperationDetails['externalDocs'] {
  const [url, description] = [linkOf(docs['url']), textOf(docs['description'])];
  return url === undefined ? undefined : { url, ...(description !== undefined && { description }) };
}
