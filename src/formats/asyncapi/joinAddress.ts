/** Joins a server's address and a channel's, with exactly one slash between them. */
export function joinAddress(server: string, path: string): string {
  if (path === '' || path === '/') return server;
  return `${server.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
