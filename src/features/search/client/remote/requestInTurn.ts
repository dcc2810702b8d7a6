import { SearchRefusal } from '../provider.js';

/** Milliseconds after which a host counts as unreachable. */
const patience = 5000;

/**
 * Requests one host after another until one answers. An unreachable or failing host is skipped; a refusal is final.
 *
 * @param hosts addresses with or without trailing slash.
 * @returns the response as JSON. Rejects if no host answers, with `SearchRefusal` if the last one refused.
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
