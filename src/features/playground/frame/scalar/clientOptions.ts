/** Passes the names of clients to `codeSnippet.ts`, which maps them to code generators. */
export function generateClientOptions(clients: unknown): unknown {
  return clients;
}
