import type { ApiSettings, OperationDetails, Sample } from '../openapi/details.js';
import type { GraphqlDetails, GraphqlExample } from './details.js';
import { generatedSamples } from '../openapi/sample/samples.js';

/** Languages of sample requests, unless docs.json names others. */
const languages = ['bash', 'javascript', 'python'];

/** The operation itself, and requests that send it if the API's address is known and is not a WebSocket. */
export function graphqlSamples(
  { page }: GraphqlDetails,
  { query, variables }: GraphqlExample,
  { servers, sampleAddress: url, security }: Pick<OperationDetails, 'servers' | 'sampleAddress' | 'security'>,
  settings: Pick<ApiSettings, 'languages'>,
): Sample[] {
  const operation = { language: 'graphql', label: 'GraphQL', source: query };
  if (servers.length === 0 || url.startsWith('ws')) return [operation];
  const credentials = (security.alternatives[0] ?? []).flatMap(({ in: place, name, placeholder }) =>
    place === 'header' ? [{ name, value: placeholder }] : [],
  );
  const headers = [...credentials, { name: 'Content-Type', value: 'application/json' }];
  if (page.kind === 'subscription') headers.push({ name: 'Accept', value: 'text/event-stream' });
  const body = { query, ...(variables !== undefined && { variables: JSON.parse(variables) as unknown }) };
  const text = JSON.stringify(body, null, 2);
  const request = { method: 'POST', url, headers, query: [], body: { kind: 'json' as const, text } };
  return [operation, ...generatedSamples(request, settings.languages ?? languages)];
}
