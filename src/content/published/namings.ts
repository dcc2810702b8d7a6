import type { Page } from '../page.js';
import type { ContentModule } from '../../mdx/compiled.js';
import type { Naming } from './publishedFiles.js';

/** References to addresses that are relative to the root. */
export function rootedNamings(targets: Iterable<string>): Naming[] {
  return [...targets].map((target) => ({ target, from: '/' }));
}

/** Everything that pages and their imports name. */
export function* namingsOf(pages: readonly Page[], modules: Iterable<ContentModule>): Generator<Naming> {
  for (const { id, references, named: links = [] } of pages) {
    for (const target of [...references.map(({ target }) => target), ...links]) yield { target, from: `/${id}` };
  }
  for (const { references, named: links = [] } of modules)
    yield* rootedNamings([...references.map(({ target }) => target), ...links]);
}
