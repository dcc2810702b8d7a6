import { readFileSync, writeFileSync } from 'node:fs';
import { digest } from '../../content/digest.js';
import { digestOf } from '../../site/digest.js';
import { pageText, type PageText } from '../../site/outputs/pageText.js';
import type { Rendering } from '../../site/rendering.js';
import type { Route } from '../../site/site.js';
import type { ProjectState } from '../project.js';

/** Texts of another form are forgotten. */
const form = '1';

interface Stored {
  form: string;
  texts: [key: string, text: PageText][];
}

/** The texts of all pages at one moment, with what they were made from. */
export type Texts = ReadonlyMap<Route, PageText>;

/** Makes the texts of pages, and keeps those of the last build on disk: most pages do not change between two. */
export class TextStore {
  readonly #file: string;
  #known: Map<string, PageText> | undefined;
  #isChanged = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** @param origin goes before root-relative links in Markdown; empty when it is not known. */
  all(state: ProjectState, rendering: Rendering, origin: string): Texts {
    const known = this.#load();
    const frame = digest(form, origin, rendering.base, digestOf(state.site.api));
    const specifications = new Map(state.specifications.specifications.map(({ id, digest: own }) => [id, own]));
    const kept = new Map<string, PageText>();
    const texts = new Map<Route, PageText>();
    for (const route of state.site.routes.values()) {
      const key = digestOf(frame, route.title, route.description, sourceDigest(route, specifications));
      const text = known.get(key) ?? pageText(route, rendering, { origin });
      if (!known.has(key)) this.#isChanged = true;
      kept.set(key, text);
      texts.set(route, text);
    }
    if (kept.size !== known.size) this.#isChanged = true;
    this.#known = kept;
    return texts;
  }

  /** Keeps for the next build what this one used. */
  save(): void {
    if (!this.#isChanged || !this.#known) return;
    const stored: Stored = { form, texts: [...this.#known] };
    writeFileSync(this.#file, JSON.stringify(stored));
    this.#isChanged = false;
  }

  #load(): Map<string, PageText> {
    this.#known ??= new Map(this.#read());
    return this.#known;
  }

  #read(): Stored['texts'] {
    try {
      const stored = JSON.parse(readFileSync(this.#file, 'utf8')) as Stored;
      return stored.form === form ? stored.texts : [];
    } catch {
      // No file yet, or one that was cut short: every text is made anew.
      return [];
    }
  }
}

function sourceDigest({ source }: Route, specifications: ReadonlyMap<string, string>): readonly (string | undefined)[] {
  const page = source.page?.digest;
  if (source.kind === 'operation') return ['operation', page, source.operation.id, source.operation.digest];
  if (source.kind === 'schema') return ['schema', page, source.name, specifications.get(source.specification)];
  return ['content', page];
}
