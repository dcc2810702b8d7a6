import type { OperationDetails } from '../../render/body.js';
import { renderLink } from './link.js';
import { markup, type Markup } from './markup/markup.js';
import type { ReferenceMessages } from './referenceMessages.js';

/**
 * Links to further reading: `externalDocs`, and the page with the whole specification.
 *
 * @param explorer address of that page; undefined if there is none.
 */
export function renderMore(
  { externalDocs }: Pick<OperationDetails, 'externalDocs'>,
  explorer: string | undefined,
  words: ReferenceMessages,
): Markup | undefined {
  if (!externalDocs && explorer === undefined) return undefined;
  const read =
    externalDocs &&
    markup`<p class="reference-more">${words.readMore}: ${renderLink(externalDocs.url, externalDocs.description ?? externalDocs.url)}</p>`;
  const whole =
    explorer !== undefined && markup`<p class="reference-more"><a href="${explorer}">${words.explorer}</a></p>`;
  return markup`${read}${whole}`;
}
