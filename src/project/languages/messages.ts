import type { MessagePort } from 'node:worker_threads';
import type { OwnLanguage } from '../../highlight/ownLanguage.js';
import type { TokenColor } from '../../highlight/theme.js';

export interface WorkerInput {
  languages: readonly OwnLanguage[];
  /** Undefined for the site's default theme. */
  theme: TokenColor | undefined;
  /** Set to 1 when the worker has started. */
  ready: Int32Array<SharedArrayBuffer>;
}

/** A question; `done` is set to 1 when the answer is in the port. */
export interface CodeQuestion {
  id: string;
  /** Undefined to test the patterns of the grammar. */
  code: string | undefined;
  port: MessagePort;
  done: Int32Array<SharedArrayBuffer>;
}

export type Answer = { html: string } | { fault: string };
