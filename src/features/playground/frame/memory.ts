import { serverKey, variableKey } from '../../../browser/serverMemory.js';
import { readStored, store } from '../../../browser/storage.js';
import type { PlaygroundServer } from '../model.js';

/** The reader's value for a server's variable, from any page; an empty value counts as none. */
export function rememberedValue(url: string, variable: string): string | undefined {
  return readStored('localStorage', variableKey(url, variable)) || undefined;
}

export function rememberValue(url: string, variable: string, value: string): void {
  store('localStorage', variableKey(url, variable), value);
}

/** The server among these that the reader chose last. */
export function rememberedServer(servers: readonly PlaygroundServer[]): string | null {
  return readStored('localStorage', serverKey(servers.map(({ url }) => url)));
}

export function rememberServer(servers: readonly PlaygroundServer[], url: string): void {
  store('localStorage', serverKey(servers.map((server) => server.url)), url);
}
