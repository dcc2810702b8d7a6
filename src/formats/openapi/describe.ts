import { callbacksOf } from './callbacks.js';
import { bodyOf } from './content.js';
import type { Context } from './context.js';
import type { ApiSettings, OperationDetails, SchemaDetails } from './details.js';
import { examplesOf } from './example/examples.js';
import { externalDocsOf } from './externalDocs.js';
import { createValidity } from './example/validity.js';
import { objectOf } from './json.js';
import type { Operation, Specification } from './operation.js';
import { parametersOf, writtenParameters } from './parameters.js';
import { joinPointer, valueAt } from './pointer.js';
import { responsesOf } from './responses.js';
import { sampleAddress, sampleParts } from './sample/request.js';
import { samplesOf } from './sample/samples.js';
import { Recall } from './recall.js';
import type { TreeOptions } from './schema/tree.js';
import { securityOf } from './security.js';
import { serversOf } from './servers.js';

/** Describes the pages of one specification. Keep it, because it caches what operations share. */
export interface Describer {
  describe(operation: Operation, settings: ApiSettings): OperationDetails;
  /** Details of a component schema's page; undefined if there is no schema of this name. */
  describeSchema(name: string, settings: Pick<ApiSettings, 'maintainOrder'>): SchemaDetails | undefined;
}

/** @param budget maximum size of schema trees; defaults to the tree's own limits. */
export function createDescriber(
  { document, location }: Specification,
  budget: Pick<TreeOptions, 'depth' | 'rows'> = {},
): Describer {
  const recall = new Recall(document, createValidity(document));
  const contextFor = ({ maintainOrder }: Pick<ApiSettings, 'maintainOrder'>): Context => {
    return { document, recall, tree: { ...budget, maintainOrder } };
  };
  return {
    describe: (operation, settings) => describe(contextFor(settings), operation, settings, location),
    describeSchema: (name, settings) => describeSchema(contextFor(settings), name),
  };
}

function describeSchema(context: Context, name: string): SchemaDetails | undefined {
  const pointer = joinPointer('', 'components', 'schemas', name);
  if (valueAt(context.document, pointer) === undefined) return undefined;
  const schema = { $ref: `#${pointer}` };
  const examples = examplesOf(context, { schema }, 'application/json', 'response');
  return { name, schema: context.recall.tree(schema, context.tree), examples };
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
