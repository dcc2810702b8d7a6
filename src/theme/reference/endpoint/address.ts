import type { Server } from '../../../formats/openapi/details.js';
import { markup, type Markup } from '../markup/markup.js';

/** A placeholder of an address, or the text between two of them. */
export interface AddressPart {
  text: string;
  /** Name of the placeholder, without braces. */
  variable?: string;
}

/** Splits `https://{region}.example.com/plants/{id}` at its placeholders. */
export function addressParts(address: string): AddressPart[] {
  return address
    .split(/(\{[^{}]+\})/)
    .filter((text) => text !== '')
    .map((text) => (/^\{[^{}]+\}$/.test(text) ? { text, variable: text.slice(1, -1) } : { text }));
}

/** An address with its placeholders highlighted; lines break after a slash, and elsewhere only in a segment that is longer than a line. */
export function renderAddress(address: string): Markup {
  // A slash in a placeholder separates nothing.
  const pieces = address.split(/(?<=[^/]\/)(?![^{}]*\})/);
  return markup`${pieces.map((piece, index) => markup`${index > 0 && markup`<wbr />`}${renderSegment(piece)}`)}`;
}

function renderSegment(segment: string): Markup {
  const content = markup`${addressParts(segment).map(renderPart)}`;
  // Browsers break lines after these characters too.
  return /[-?]/.test(segment) ? markup`<span>${content}</span>` : content;
}

function renderPart({ text, variable }: AddressPart): Markup {
  return variable === undefined ? markup`${text}` : markup`<var>${text}</var>`;
}

/** A server's URL with default variables, which a script can replace. */
export function renderServer({ url, variables }: Server): Markup {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return markup`${addressParts(url).map(({ text, variable }) => {
    return variable === undefined
      ? text
      : markup`<var data-variable="${variable}">${defaults.get(variable) ?? text}</var>`;
  })}`;
}
