import { digestOf } from '../../shared/digest.js';
import type { Address } from '../../site/address.js';
import { pageText, type ExtractedText } from '../../render/pageText.js';
import type { Rendering } from '../../render/rendering.js';
import type { Route } from '../../site/site.js';
import { messagesOf } from '../../i18n/messagesOf.js';
import type { ProjectState } from '../../project/project.js';
import { sayDamaged } from '../../shared/damageNotice.js';
import { toolDigest } from '../../project/toolDigest.js';
import { ValueStore } from '../../shared/valueStore.js';
import { remember } from '../../shared/remember.js';

/** Version of the stored form. Texts in another form are ignored. */
const form = 'texts 6';

/** The texts of pages at one moment, each extracted on first use. */
export interface Texts {
  of(route: Route): ExtractedText;
  /** Changes with the texts of a page. */
  keyOf(route: Route): string;
}

/** Extracts the texts of pages, and keeps them between builds, because most pages do not change. */
export class TextStore {
  readonly #store: ValueStore<ExtractedText>;

  /** @param file absolute path of the file in which they are kept. */
  constructor(file: string) {
    this.#store = new ValueStore(file, form, sayDamaged);
  }

  /**
   * The texts of a project's state.
   *
   * @param address address at which the site is served; it is put before root-relative links in Markdown.
   */
  at(state: ProjectState, rendering: Rendering, address: Address): Texts {
    const texts = new Map<Route, ExtractedText>();
    const keys = new Map<Route, string>();
    const { api, markdown, messages } = state.site;
    const frame = digestOf(toolDigest(), address, api, markdown.schema, messages);
    const specifications = new Map(state.specifications.documents.map(({ id, digest: own }) => [id, own]));
    const makeKey = (route: Route): string => {
      const { language, title, description, listing, related } = route;
      const source = [sourceDigest(route, specifications), state.reference.digestFor(route)];
      const key = digestOf(frame, language, title, description, listing, related, ...source);
      this.#store.keep(key);
      return key;
    };
    const keyOf = (route: Route): string => remember(keys, route, () => makeKey(route));
    const extract = (route: Route): ExtractedText => {
      const key = keyOf(route);
      const entry = this.#store.get(key);
      if (entry) return entry;
      const text = pageText(route, rendering, {
        address,
        words: messagesOf(route.language, messages),
        hasSchema: markdown.schema,
      });
      this.#store.set(key, text);
      return text;
    };
    return {
      keyOf,
      of: (route) => remember(texts, route, () => extract(route)),
    };
  }

  /** Keeps the texts for the next build, and frees their memory. */
  save(): void {
    this.#store.save();
  }
}

function sourceDigest({ source }: Route, specifications: ReadonlyMap<string, string>): readonly (string | undefined)[] {
  const page = source.page?.digest;
  if (source.kind === 'operation') return ['operation', page, source.operation.id, source.operation.digest];
  if (source.kind === 'schema') return ['schema', page, source.name, specifications.get(source.specification)];
  return ['content', page];
}
