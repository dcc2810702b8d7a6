import type { ApiSettings, GraphqlExample, Sample, Security, Server } from '../openapi/details.js';
import { sampleAddress } from '../openapi/sample/request.js';
import { generatedSamples } from '../openapi/sample/samples.js';

/** Languages of requests, unless docs.json names others. */
const languages = ['bash', 'javascript', 'python'];

/** The operation itself, and requests that send it where the address of the API is known. */
export function graphqlSamples(
  { query, variables }: GraphqlExample,
  { servers, security }: { servers: readonly Server[]; security: Security },
  settings: Pick<ApiSettings, 'languages'>,
): Sample[] {
  const [server] = servers;
  const headers = (security.alternatives[0] ?? []).flatMap(({ in: place, name, placeholder }) =>
    place === 'header' ? [{ name, value: placeholder }] : [],
  );
  const body = { query, ...(variables !== undefined && { variables: JSON.parse(variables) as unknown }) };
  const requests = server
    ? generatedSamples(
        {
          method: 'POST',
          url: sampleAddress(server),
          headers: [...headers, { name: 'Content-Type', value: 'application/json' }],
          query: [],
          postData: { mimeType: 'application/json', text: JSON.stringify(body, null, 2) },
        },
        settings.languages ?? languages,
      )
    : [];
  return [{ language: 'graphql', label: 'GraphQL', source: query }, ...requests];
}
