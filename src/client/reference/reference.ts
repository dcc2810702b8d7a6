import { startCopying } from './copying.js';
import { defineServers } from './servers.js';

/** Brings an API page to life: its servers, and what can be copied from it. */
export function startReference(): void {
  defineServers();
  startCopying();
}
