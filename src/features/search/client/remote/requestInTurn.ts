import { SearchRefusal } from '../provider.js';

/** Milliseconds after which a host is taken to be one that does not answer. */
const patience = 5000;

/**
 * Asks one host after another: what cannot be reached at the first, or fails there, is answered by the next. A host that refuses is
 * believed.
 *
 * @param hosts addresses, with or without a slash at their end.
 * @returns the answer, as JSON. Rejects when no host has one, with `SearchRefusal` when the last of them said so itself.
 */
export async function requestInTurn(
  hosts: readonly string[],
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  let failure: unknown;
  for (const host of hosts) {
    try {
      const response = await fetch(`${host.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      if (response.ok) return await response.json();
      failure = new SearchRefusal(`${host} answers with ${response.status}: ${(await response.text()).slice(0, 300)}`);
      if (response.status < 500) break;
    } catch (error) {
      failure = error;
    }
    signal.throwIfAborted();
  }
  throw failure;
}
