import type { MessagePort } from 'node:worker_threads';
import type { OwnLanguage } from '../../content/highlight/ownLanguage.js';
import type { TokenColor } from '../../content/highlight/theme.js';

/** Data that the worker begins with. */
export interface WorkerInput {
  languages: readonly OwnLanguage[];
  /** Undefined for the site's own theme. */
  theme: TokenColor | undefined;
  /** Becomes 1 when the worker has started. */
  ready: Int32Array<SharedArrayBuffer>;
}

/** One question; `done` becomes 1 when the answer lies in the port. */
export interface CodeQuestion {
  id: string;
  /** Undefined to try the patterns of the grammar. */
  code: string | undefined;
  port: MessagePort;
  done: Int32Array<SharedArrayBuffer>;
}

export type Answer = { html: string } | { fault: string };
