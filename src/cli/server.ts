import type { Server } from 'node:http';

/**
 * Makes a server listen, on the next free port when one is taken.
 *
 * @returns the port.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < 65535) resolve(listen(server, port + 1, host));
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Waits for the process to be told to stop; the exit code is then 0. */
export function untilStopped(server: Server): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.closeAllConnections();
        server.close(() => resolve(0));
      });
    }
  });
}
