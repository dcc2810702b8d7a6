import { defined } from '../../shared/object.js';
import { placeholdersIn } from '../../shared/url.js';
import type { Context } from '../../documents/context.js';
import { externalDocsOf } from '../openapi/externalDocs.js';
import type { ChannelServer } from './details.js';
import type { PageDescription } from '../description.js';
import type { ApiSettings, Parameter, Security } from '../openapi/details.js';
import { entriesOf, listOf, objectOf, textOf, type JsonObject } from '../../documents/json.js';
import { Recall } from '../../documents/recall.js';
import { resolveObject } from '../../documents/resolve.js';
import { sampleAddress } from '../openapi/sample/request.js';
import { oneRequest } from '../openapi/sample/samples.js';
import { describeVariables } from '../openapi/servers.js';
import { bindingsOf } from './bindings.js';
import { descriptionOf, exchangeOf } from './messages.js';
import { shownOperations } from './limits.js';
import type { ChannelEntry } from './channelEntry.js';
import { channelsOf, namesOfTags, type Channel } from './model.js';
import { channelSamples } from './samples.js';
import { channelSecurity, mergeSecurity } from './security.js';
import { asServer, serversOfChannel, writtenServers, type WrittenServer } from './servers.js';

/** Creates the function that describes the pages of one AsyncAPI document. */
export function createChannelDescriber(
  document: JsonObject,
): (entry: Pick<ChannelEntry, 'channel' | 'path'>, settings: ApiSettings) => PageDescription {
  const recall = new Recall(document);
  const channels = new Map(channelsOf(document).map((channel) => [channel.name, channel]));
  return (entry, settings) => {
    const context = { document, recall, tree: { maintainOrder: settings.maintainOrder } };
    return describe(context, entry.path, channels.get(entry.channel), settings);
  };
}

function describe(
  context: Context,
  path: string,
  channel: Channel | undefined,
  settings: ApiSettings,
): PageDescription {
  const { document } = context;
  const value = channel?.value ?? {};
  const channelServers = serversOfChannel(document, value);
  const servers = channelServers.map((server) => asServer(document, server));
  const exchanges = channel ? shownOperations(channel).map((each) => exchangeOf(context, each)) : [];
  const bindings = bindingsOf(context, value);
  const details = {
    servers,
    security: securityOf(document, channelServers),
    parameters: { path: parametersOf(context, value, path), query: [], header: [], cookie: [] },
    responses: [],
    callbacks: [],
    sampleAddress: sampleAddress(servers[0]),
    ...defined({ externalDocs: externalDocsOf(resolveObject(document, value['externalDocs'])) }),
    channel: { servers: channelServers.map((server) => serverDetails(context, server)), exchanges, bindings },
  };
  const samples = settings.makesSamples ? channelSamples(channel?.address, details, settings) : [];
  return { ...details, requests: oneRequest(samples) };
}

/** All servers of a document, with their security. */
export function describeServers(document: JsonObject): { servers: ChannelServer[]; security: Security } {
  const context = { document, recall: new Recall(document), tree: { maintainOrder: true } };
  const servers = writtenServers(document);
  return {
    servers: servers.map((server) => serverDetails(context, server)),
    security: securityOf(document, servers),
  };
}

function securityOf(document: JsonObject, servers: readonly WrittenServer[]): Security {
  return mergeSecurity(servers.map((server) => channelSecurity(document, server.value['security'])));
}

function serverDetails(context: Context, server: WrittenServer): ChannelServer {
  const { name, value, protocol } = server;
  const { url, variables } = asServer(context.document, server);
  return defined({
    name,
    address: url,
    protocol,
    bindings: bindingsOf(context, value),
    tags: namesOfTags(context.document, value),
    title: textOf(value['title']),
    protocolVersion: textOf(value['protocolVersion']),
    description: describeVariables(descriptionOf(context.document, value), variables),
  });
}

/** The parameters of a channel's address, in order, including undescribed ones. */
function parametersOf(context: Context, channel: JsonObject, address: string): Parameter[] {
  const described = new Map(entriesOf(channel['parameters']));
  const names = placeholdersIn(address);
  return [...names, ...[...described.keys()].filter((name) => !names.includes(name))].map((name): Parameter => {
    const parameter = resolveObject(context.document, described.get(name));
    const { enum: values, default: standard, examples } = parameter;
    const keywords = { enum: values && listOf(values), default: standard, examples: examples && listOf(examples) };
    // Version 2 has `schema`, version 3 the keywords; some documents have both.
    const schema = { ...objectOf(parameter['schema'] ?? { type: 'string' }), ...defined(keywords) };
    const node = context.recall.tree(schema, context.tree);
    const [description, location] = [textOf(parameter['description']), textOf(parameter['location'])];
    const parts = [description ?? node.description, location && `\`${location}\``].filter((text) => text !== undefined);
    const own = { name, required: names.includes(name), ...(parts.length > 0 && { description: parts.join('\n\n') }) };
    return { name, in: 'path', schema: { ...node, ...own } };
  });
}
