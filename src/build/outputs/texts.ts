import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { digest } from '../../shared/digest.js';
import { digestOf } from '../../shared/digest.js';
import type { Address } from '../../site/address.js';
import { pageText, type ExtractedText } from '../../render/pageText.js';
import type { Rendering } from '../../render/rendering.js';
import type { Route } from '../../site/site.js';
import { messagesOf } from '../../i18n/messagesOf.js';
import type { ProjectState } from '../../project/project.js';
import { sayDamaged } from '../../shared/damageNotice.js';
import { toolDigest } from '../../project/toolDigest.js';
import { writeWholeParts } from '../../shared/fileParts.js';

/** Version of the stored form. Texts in another form are ignored. */
const form = 'texts 4';

/** The texts of pages at one moment, each extracted on first use. */
export interface Texts {
  of(route: Route): ExtractedText;
}

/** Extracts the texts of pages, and keeps those of the last build on disk, because most pages do not change between builds. */
export class TextStore {
  readonly #file: string;
  #known: Map<string, ExtractedText> | undefined;
  /** The texts requested since `at` was called. */
  #used = new Map<string, ExtractedText>();

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * The texts of a project's state.
   *
   * @param address address at which the site is served; it is put before root-relative links in Markdown.
   */
  at(state: ProjectState, rendering: Rendering, address: Address): Texts {
    const known = new Map([...this.#load(), ...this.#used]);
    const used = new Map<string, ExtractedText>();
    this.#known = known;
    this.#used = used;
    const frame = digest(toolDigest(), address.origin, address.base, digestOf(state.site.api, state.site.messages));
    const specifications = new Map(state.specifications.documents.map(({ id, digest: own }) => [id, own]));
    return {
      of: (route) => {
        const { language, title, description, listing } = route;
        const source = [sourceDigest(route, specifications), linkedPages(route, rendering)];
        const key = digestOf(frame, language, title, description, listing, ...source);
        const text =
          used.get(key) ??
          known.get(key) ??
          pageText(route, rendering, {
            address,
            words: messagesOf(language, state.site.messages),
            hasSchema: state.site.markdown.schema,
          });
        used.set(key, text);
        return text;
      },
    };
  }

  /** Moves the texts that this build used from memory to disk, for the next build. */
  save(): void {
    const known = this.#load();
    const isSame = this.#used.size === known.size && [...this.#used.keys()].every((key) => known.has(key));
    // One line per text, so that the whole site is never in memory as one string.
    if (!isSame) writeWholeParts(this.#file, linesOf(this.#used));
    this.#known = undefined;
    this.#used = new Map();
  }

  #load(): Map<string, ExtractedText> {
    this.#known ??= this.#read();
    return this.#known;
  }

  #read(): Map<string, ExtractedText> {
    let text: string;
    try {
      text = readFileSync(this.#file, 'utf8');
    } catch {
      // No file yet.
      return new Map();
    }
    const [first = '', ...lines] = text.split('\n');
    try {
      if (first === form && lines.at(-1) === '')
        return new Map(lines.filter((line) => line !== '').map((line) => entrySchema.parse(JSON.parse(line))));
    } catch {
      // The file is incomplete, so every text is extracted again.
    }
    if (first === form || !/^texts \d+$/.test(first)) sayDamaged(this.#file);
    return new Map();
  }
}

const entrySchema = z.custom<[string, ExtractedText]>(
  (entry) => Array.isArray(entry) && typeof entry[0] === 'string' && textSchema.safeParse(entry[1]).success,
);
/** Optional keys may be missing; everything else must be there. */
const textSchema = z.looseObject({ markdown: z.string(), sections: z.array(z.looseObject({})) });

function* linesOf(texts: ReadonlyMap<string, ExtractedText>): Generator<string> {
  yield `${form}\n`;
  for (const entry of texts) yield `${JSON.stringify(entry)}\n`;
}

function linkedPages(route: Route, { pageOf }: Rendering): readonly (string | undefined)[] | undefined {
  return route.source.kind === 'operation' ? route.source.operation.leadsTo?.map((id) => pageOf(id, route)) : undefined;
}

function sourceDigest({ source }: Route, specifications: ReadonlyMap<string, string>): readonly (string | undefined)[] {
  const page = source.page?.digest;
  if (source.kind === 'operation') return ['operation', page, source.operation.id, source.operation.digest];
  if (source.kind === 'schema') return ['schema', page, source.name, specifications.get(source.specification)];
  return ['content', page];
}
