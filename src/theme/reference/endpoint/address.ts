import type { Server } from '../../../render/body.js';
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

/** An address with its placeholders highlighted; lines may break after a slash. */
export function renderAddress(address: string): Markup {
  return markup`${addressParts(address).map(({ text, variable }) => (variable === undefined ? breakable(text) : markup`<var>${text}</var>`))}`;
}

function breakable(text: string): Markup {
  return markup`${text.split(/(?<=[^/]\/)/).map((piece, index) => (index === 0 ? piece : markup`<wbr />${piece}`))}`;
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
