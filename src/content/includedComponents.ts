import type { ContentImport, ContentModule } from '../mdx/compiled.js';
import { keyOfSnippet } from '../mdx/inclusions.js';
import type { Page } from './page.js';

/**
 * Names of the components in the snippets that a text shows.
 *
 * @param needs components that the text uses, among them the snippets.
 */
export function includedComponents(
  needs: readonly string[],
  imports: readonly ContentImport[],
  modules: ReadonlyMap<string, ContentModule>,
  seen = new Set<string>(),
): string[] {
  return needs.flatMap((name) => {
    const key = keyOfSnippet(name, imports) ?? '';
    const snippet = seen.has(key) ? undefined : modules.get(key);
    if (snippet?.kind !== 'text') return [];
    return [...snippet.needs, ...includedComponents(snippet.needs, snippet.imports, modules, seen.add(key))];
  });
}

/** True if a page has a component, in its own text or in a snippet. */
export const hasComponent = (
  { components, snippetComponents = [] }: Pick<Page, 'components' | 'snippetComponents'>,
  name: string,
): boolean => snippetComponents.includes(name) || components.some((each) => each.name === name);
