import type { ContentModule, Page } from '../page.js';
import type { Naming } from './publishedFiles.js';

/** References to targets that may be relative to the root. */
export function rooted(targets: Iterable<string>): Naming[] {
  return [...targets].map((target) => ({ target, from: '/' }));
}

/** All that pages and what they import name. */
export function* namingsOf(pages: readonly Page[], modules: Iterable<ContentModule>): Generator<Naming> {
  for (const { id, references, named = [] } of pages) {
    for (const target of [...references.map(({ target }) => target), ...named]) yield { target, from: `/${id}` };
  }
  for (const { references, named = [] } of modules)
    yield* rooted([...references.map(({ target }) => target), ...named]);
}
