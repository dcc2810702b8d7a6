/** The address of a channel at a server, with one slash between the two. */
export function joinAddress(server: string, path: string): string {
  if (path === '' || path === '/') return server;
  return `${server.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
