import { createServer } from 'node:http';
import { open } from './ports.js';

/** A host that may be asked for, to see that the net is in place. */
export const harmlessHost = 'harmless.invalid';

const expected = new Set([
  harmlessHost,
  // The browser's own business, which its switches do not silence in every version. No page of Trellis has a reason to name these.
  'accounts.google.com',
  'android.clients.google.com',
  'clients1.google.com',
  'clients2.google.com',
  'clients4.google.com',
  'content-autofill.googleapis.com',
  'edgedl.me.gvt1.com',
  'mtalk.google.com',
  'optimizationguide-pa.googleapis.com',
  'redirector.gvt1.com',
  'safebrowsing.googleapis.com',
  'update.googleapis.com',
  'www.google.com',
]);

/**
 * Catches every request of a browser to other machines: the browser uses this proxy for all but its own machine.
 * Trellis sites request nothing elsewhere except what an author names, so a single request fails the run.
 */
export default async function catchRequests(): Promise<() => Promise<void>> {
  const caught = new Set<string>();
  const notice = (address: string): void => {
    if (!expected.has(new URL(address).hostname)) caught.add(address);
  };
  const proxy = createServer((request, response) => {
    notice(request.url ?? '');
    response.end('caught');
  });
  // An encrypted connection begins with the name of the host.
  proxy.on('connect', ({ url }, socket) => {
    notice(`https://${url ?? ''}`);
    // A browser that has been closed hangs up.
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await open('outside', proxy);
  return async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    if (caught.size > 0) throw new Error(`Pages asked other hosts for something: ${[...caught].join(', ')}`);
  };
}
