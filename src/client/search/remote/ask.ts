/**
 * Asks one host after another: what cannot be reached at the first, or fails there, is answered by the next. A host that refuses is
 * believed.
 *
 * @param hosts addresses, with or without a slash at their end.
 * @returns the answer, as JSON. Rejects when no host has one.
 */
export async function askInTurn(
  hosts: readonly string[],
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<unknown> {
  let failure: unknown;
  for (const host of hosts) {
    try {
      const response = await fetch(`${host.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (response.ok) return await response.json();
      failure = new Error(`${host}: ${response.status}`);
      if (response.status < 500) break;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
