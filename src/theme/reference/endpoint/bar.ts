import type { ReferenceEntry } from '../../../formats/format.js';
import type { Server } from '../../../formats/openapi/details.js';
import type { PlaygroundMode } from '../../../features/playground/model.js';
import { markup, type Markup } from '../markup/markup.js';
import type { ReferenceMessages } from '../referenceMessages.js';
import { renderAddress } from './address.js';
import { renderServers } from './servers.js';

export interface Bar {
  operation: Pick<ReferenceEntry, 'kind' | 'badge' | 'path'>;
  servers: readonly Server[];
  mode: PlaygroundMode;
  /** Addresses for the playground; undefined if there is none. */
  playground: { frame: string; operation: string } | undefined;
}

/**
 * Method and address of an operation (FORMAT.md 6.2): with a button that opens the playground in the mode `interactive`, without controls in
 * `simple`, and absent in `hide`. A webhook has a name instead of an address.
 */
export function renderBar({ operation, servers, mode, playground }: Bar, words: ReferenceMessages): Markup | undefined {
  const { kind, path, badge: pill } = operation;
  if (mode === 'none' || path === '') return undefined;
  const isInteractive = mode === 'interactive' && kind !== 'webhook';
  const { title, opening, failed } = words.playground;
  const buttons =
    isInteractive &&
    markup`<button type="button" class="endpoint-copy needs-script" aria-label="${words.copyAddress}"></button>${
      playground &&
      markup`<button type="button" class="tryit-button needs-script" data-playground="${playground.frame}" data-operation="${playground.operation}" data-title="${title}" data-opening="${opening}" data-failed="${failed}">${words.tryIt}</button>`
    }`;
  return markup`<div class="endpoint" role="group" aria-label="${words.endpoint}"><div class="endpoint-bar">${pill !== undefined && markup`<span class="pill method-pill" data-method="${pill}">${pill}</span>`}<code class="endpoint-path">${renderAddress(path)}</code>${buttons}</div>${renderServers(servers, isInteractive, words)}</div>`;
}
