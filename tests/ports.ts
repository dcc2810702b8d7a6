import type { Server } from 'node:http';
import { listen } from '../src/cli/server.js';

const variable = (name: string): string => `TRELLIS_PORT_${name}`;

/** Starts a server of the whole run on a port that the system chooses, and tells all processes of the run which one that is. */
export async function open(name: string, server: Server): Promise<void> {
  process.env[variable(name)] = String(await listen(server, { host: '127.0.0.1' }));
}

/** The port of a server of the whole run; 0 where tests are only listed. */
export const portOf = (name: string): number => Number(process.env[variable(name)] ?? 0);
