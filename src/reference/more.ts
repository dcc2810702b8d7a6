import type { OperationDetails } from '../site/body.js';
import { drawLink } from './link.js';
import { markup, type Markup } from './markup/markup.js';
import { words } from './words.js';

/** Where more is to be read (`externalDocs`). */
export function drawMore({ externalDocs }: Pick<OperationDetails, 'externalDocs'>): Markup | undefined {
  if (!externalDocs) return undefined;
  const { url, description } = externalDocs;
  return markup`<p class="reference-more">${words.readMore}: ${drawLink(url, description ?? url)}</p>`;
}
