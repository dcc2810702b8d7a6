/** Storage key for the server chosen from a list. Each list has its own, because pages may describe different APIs. */
export function serverKey(urls: readonly string[]): string {
  return `trellis:server ${urls.join(' ')}`;
}

/** Storage key for the value of a server variable. */
export function variableKey(url: string, name: string): string {
  return `trellis:server-variable ${url} ${name}`;
}
