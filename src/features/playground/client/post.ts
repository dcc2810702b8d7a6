/** Headers that the reader has typed, in order. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Sends a GraphQL request, without cookies and without the address of the page. */
export function post(url: string, body: string, headers: HeaderList, signal: AbortSignal): Promise<Response> {
  const own = new Headers({ 'content-type': 'application/json' });
  for (const [name, value] of headers) own.set(name, value);
  return fetch(url, { method: 'POST', headers: own, body, credentials: 'omit', referrerPolicy: 'no-referrer', signal });
}
