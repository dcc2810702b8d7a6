import { startPlayground } from '../playground.js';
import { startCopying } from './copying.js';
import { defineServers } from './servers.js';

/** Brings an API page to life: its servers, what can be copied from it, and its playground. */
export function startReference(): void {
  defineServers();
  startCopying();
  startPlayground();
}
