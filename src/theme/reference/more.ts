import type { OperationDetails } from '../../formats/openapi/details.js';
import { renderLink } from './link.js';
import { markup, type Markup } from './markup/markup.js';
import type { ReferenceMessages } from './referenceMessages.js';

/** A link to further reading: `externalDocs`. */
export function renderMore(
  { externalDocs }: Pick<OperationDetails, 'externalDocs'>,
  words: ReferenceMessages,
): Markup | undefined {
  if (!externalDocs) return undefined;
  const { url, description = url } = externalDocs;
  return markup`<p class="reference-more">${words.readMore}: ${renderLink(url, description)}</p>`;
}

/** A link to the page with the whole specification. */
export function renderExplorerLink(address: string, words: ReferenceMessages): Markup {
  return markup`<p class="reference-more"><a href="${address}">${words.explorer}</a></p>`;
}
