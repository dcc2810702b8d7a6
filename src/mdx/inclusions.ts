import type { ContentImport, ContentModule, Heading } from './compiled.js';

/** A component among the headings of a text that may be an imported snippet. */
export interface Inclusion {
  /** Its name in the text. */
  includes: string;
}

/** Key of the module whose default export has a name in a text; undefined if there is none. */
export const keyOfSnippet = (name: string, imports: readonly ContentImport[]): string | undefined =>
  imports.find(({ names }) => names[name] === 'default')?.module;

/**
 * Inserts the headings of snippets into those of a text, at their position.
 *
 * @param modules modules by key; snippets already contain the headings of their own snippets.
 * @param ids ids of the text itself; undefined for a snippet, whose ids are made unique on the page that uses it.
 */
export function withIncluded(
  headings: readonly (Heading | Inclusion)[],
  imports: readonly ContentImport[],
  modules: ReadonlyMap<string, Pick<ContentModule, 'headings'>>,
  ids?: Iterable<string>,
): Heading[] {
  const used = new Set(ids);
  const unique = (heading: Heading): Heading => {
    let { id } = heading;
    // The same rule as in `render/uniqueIds.ts`, which evaluates the page.
    for (let count = 2; ids && used.has(id); count += 1) id = `${heading.id}-${count}`;
    used.add(id);
    return { ...heading, id };
  };
  return headings.flatMap((each) => {
    if (!('includes' in each)) return [each];
    const key = keyOfSnippet(each.includes, imports);
    return (modules.get(key ?? '')?.headings ?? []).map(unique);
  });
}
