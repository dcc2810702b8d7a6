/** Where the choice among several servers is kept: one place for each list, as pages of another API have a choice of their own. */
export function serverKey(urls: readonly string[]): string {
  return `trellis:server ${urls.join(' ')}`;
}

/** Where the value of a server's variable is kept. */
export function variableKey(url: string, name: string): string {
  return `trellis:server-variable ${url} ${name}`;
}
