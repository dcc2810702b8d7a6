/** HTTP methods that are keys of a Path Item Object: those of OpenAPI 3.1, and `query` of 3.2. */
export const pathItemMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;
const keyed: ReadonlySet<string> = new Set(pathItemMethods);

/** Name by which a page or the navigation refers to an operation or a webhook. */
export type OperationName =
  | { kind: 'operation'; file?: string; method: string; path: string }
  | { kind: 'webhook'; file?: string; name: string };

/** Any other method, an entry of `additionalOperations` (OpenAPI 3.2). */
const otherMethod = /^[A-Z][\w-]*$/i;

/**
 * Parses `[file] METHOD /path` or `[file] webhook name` (frontmatter `openapi`, strings in the navigation). Methods may be in any case; with a method
 * of OpenAPI, a missing leading slash is added to the path.
 *
 * @returns undefined for anything else.
 */
export function parseOperationName(text: string): OperationName | undefined {
  const words = text.trim().split(/\s+/);
  for (const at of [0, 1]) {
    const [word = '', ...rest] = words.slice(at);
    const file = at === 0 ? {} : { file: words[0] ?? '' };
    const name = rest.join(' ');
    if (name === '') continue;
    if (keyed.has(word.toLowerCase())) {
      return { kind: 'operation', ...file, method: word.toUpperCase(), path: name.startsWith('/') ? name : `/${name}` };
    }
    if (word.toLowerCase() === 'webhook') return { kind: 'webhook', ...file, name };
    if (otherMethod.test(word) && name.startsWith('/')) return { kind: 'operation', ...file, method: word, path: name };
  }
  return undefined;
}
