import type { ContentImport, ContentModule, Heading } from './page.js';

/** A place among the headings of a text where a component stands that may be an imported snippet. */
export interface Inclusion {
  /** Its name in the text. */
  includes: string;
}

/**
 * The headings of a text with those of the snippets in it, where these stand.
 *
 * @param modules by key; the snippets among them have theirs already.
 * @param taken ids that the text itself has; undefined for a snippet, whose ids are made unique on the page that it is part of.
 */
export function withIncluded(
  headings: readonly (Heading | Inclusion)[],
  imports: readonly ContentImport[],
  modules: ReadonlyMap<string, Pick<ContentModule, 'headings'>>,
  taken?: Iterable<string>,
): Heading[] {
  const used = new Set(taken);
  const unique = (heading: Heading): Heading => {
    let { id } = heading;
    // As `render/uniqueIds.ts` does when the page is evaluated.
    for (let count = 2; taken && used.has(id); count += 1) id = `${heading.id}-${count}`;
    used.add(id);
    return { ...heading, id };
  };
  return headings.flatMap((each) => {
    if (!('includes' in each)) return [each];
    const key = imports.find(({ names }) => names[each.includes] === 'default')?.module;
    return (modules.get(key ?? '')?.headings ?? []).map(unique);
  });
}
