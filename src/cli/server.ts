import type { Server } from 'node:http';
import { UsageError } from './usage.js';

/** Host and port of a server, from the command line. */
export interface ServerAddress {
  host: string;
  /** Undefined if none was given: the default port, or the next free one. */
  port?: number | undefined;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EADDRNOTAVAIL: 'this machine does not have the address',
  ENOTFOUND: 'the host has no address',
  EACCES: 'that port needs rights that you do not have',
};

function explained({ host, port }: ServerAddress, error: NodeJS.ErrnoException): Error {
  const reason = reasons[error.code ?? ''];
  const name = host.includes(':') ? `[${host}]` : host;
  return reason === undefined
    ? error
    : new UsageError(`Trellis cannot listen at ${name}${port === undefined ? '' : `:${port}`}: ${reason}.`);
}

/**
 * Makes a server listen. If no port was given and the default is taken, it uses the next free one.
 *
 * @param usual default port.
 * @returns the port that the server listens on.
 * @throws UsageError if it cannot listen.
 */
export function listen(server: Server, place: ServerAddress, usual = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isFollowed = place.port === undefined && error.code === 'EADDRINUSE' && usual < 65535;
      if (isFollowed) resolve(listen(server, place, usual + 1));
      else reject(explained(place, error));
    });
    server.listen(place.port ?? usual, place.host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : usual);
    });
  });
}

/**
 * Waits until the process is told to stop; the exit code is then 0.
 *
 * @param end closes connections that are no longer HTTP.
 */
export function untilStopped(server: Server, end: () => void = () => undefined): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        end();
        server.closeAllConnections();
        server.close(() => resolve(0));
      });
    }
  });
}
