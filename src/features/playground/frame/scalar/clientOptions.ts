/** Passes the names of clients on to `codeSnippet.ts`, which knows the generators of code that they mean. */
export function generateClientOptions(clients: unknown): unknown {
  return clients;
}
