import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { NamedAt } from '../format.js';
import { METHODS } from '../../documents/grammar.js';

/** An endpoint described by hand: frontmatter `api: "POST https://api.example.com/plants/{id}"`. */
export interface Endpoint {
  /** In capitals. */
  method: string;
  /** With placeholders. */
  path: string;
  /** Servers: the origin in the address itself, else `api.mdx.server`; empty if there is neither. */
  servers: readonly string[];
}

/**
 * Reads frontmatter `api` (FORMAT.md 6.1): a method and a URL, or a method and a path relative to `api.mdx.server`.
 *
 * @param at position of the frontmatter field, for messages.
 */
export function parseEndpoint(
  text: string,
  baseUrl: readonly string[],
  at: NamedAt,
): { endpoint?: Endpoint; diagnostics: readonly Diagnostic[] } {
  const [method = '', ...rest] = text.trim().split(/\s+/);
  const address = rest.join('');
  if (!METHODS.has(method.toLowerCase()) || address === '') {
    const problem = diagnostic('openapi/endpoint', {
      message: `\`api: ${text}\` does not name an endpoint.`,
      help: 'Write a method and an address, as in `POST https://api.example.com/plants` or `POST /plants`.',
      ...at,
    });
    return { diagnostics: [problem] };
  }
  // Not parsed as a URL, because placeholders may stand anywhere, even in the host.
  const [, origin, path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]+|\{[^}/]+\}(?=\/))?(.*)$/is.exec(address) ?? [];
  return {
    endpoint: {
      method: method.toUpperCase(),
      path: path.startsWith('/') ? path : `/${path}`,
      servers: origin === undefined ? baseUrl : [origin],
    },
    diagnostics: [],
  };
}
