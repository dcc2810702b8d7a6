import path from 'node:path';
import { digest, digestOf } from '../../shared/digest.js';
import { reachable } from '../../mdx/interactivity.js';
import type { Content, Page } from '../../content/page.js';
import type { TypedFence } from '../../highlight/twoslash/fence.js';
import type { TypeReading, TypeFault } from '../../highlight/twoslash/reading.js';
import type { TypedCode } from '../../highlight/twoslash/typedCode.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { cacheFolder } from '../../shared/cacheFolder.js';
import { findTypePackages, installation, type TypePackages } from './packages.js';
import { installedFrom, TypeStore } from './typeStore.js';
import { TypeThread } from './typeThread.js';

/** Limits for an untrusted folder: number of code blocks, and milliseconds for all of them together. */
const mostUntrusted = 200;
const timeForUntrusted = 60_000;

/** Version of the stored readings. Raise it when the same code gives another reading. */
const form = 1;

interface FenceUse {
  file: string;
  fence: TypedFence;
}

type Texts = Pick<Content, 'pages' | 'modules'>;
type TypedPage = Pick<Page, 'typed' | 'body'>;

const keyOf = ({ code, lang }: Pick<TypedFence, 'code' | 'lang'>): string => digest(lang.toLowerCase(), code);

/** The code blocks of a page, including those in imported texts. */
function fencesOf({ typed = [], body }: TypedPage, modules: Content['modules']): readonly TypedFence[] {
  const imported = [...reachable(body?.imports ?? [], modules)].flatMap((key) => modules.get(key)?.typed ?? []);
  return [...typed, ...imported];
}

/** The types in a site's code blocks. */
export class SiteTypes {
  readonly #typed: ReadonlyMap<string, TypedCode>;
  readonly #modules: Content['modules'];

  constructor(typed: ReadonlyMap<string, TypedCode>, modules: Content['modules']) {
    this.#typed = typed;
    this.#modules = modules;
  }

  /** Undefined for a code block without types. */
  of(code: string, lang: string): TypedCode | undefined {
    return this.#typed.get(keyOf({ code, lang }));
  }

  /** Changes with the types that a page shows; empty if it shows none. */
  digestOf(page: TypedPage): string {
    const readings = fencesOf(page, this.#modules).flatMap((fence) => this.#typed.get(keyOf(fence)) ?? []);
    return readings.length === 0 ? '' : digestOf(...readings);
  }
}

function faultAt({ file, fence: { span } }: FenceUse, { message, help, line, column }: TypeFault): Diagnostic {
  // The code begins on the line after the fence and has the fence's indentation.
  const start = span && { line: span.start.line + line + 1, column: span.start.column + column };
  return diagnostic('content/twoslash', {
    message,
    help,
    file,
    span: start && { start, end: { line: start.line, column: start.column + 1 } },
  });
}

function lacking({ file, fence: { span } }: FenceUse, lack: string, count: number): Diagnostic {
  const fences = count === 1 ? 'A fence shows' : `${count} fences show`;
  return diagnostic('content/twoslash-packages', {
    message: `${fences} no types: ${lack}.`,
    help: `Install the packages that find them: \`${installation}\`.`,
    file,
    span,
  });
}

/** Finds the types in code blocks that ask for them. Unchanged ones are not read again. */
export class TypeReader {
  readonly #folder: string;
  readonly #isUntrusted: boolean;
  readonly #findPackages: typeof findTypePackages;
  #store: TypeStore | undefined;

  /** @param folder absolute path of the documentation. */
  constructor(folder: string, isUntrusted: boolean, findPackages = findTypePackages) {
    this.#folder = folder;
    this.#isUntrusted = isUntrusted;
    this.#findPackages = findPackages;
  }

  async read({ pages, modules }: Texts): Promise<{ types: SiteTypes; diagnostics: Diagnostic[] }> {
    const uses = [...pages, ...modules.values()].flatMap(({ file, typed = [] }) =>
      typed.map((fence): FenceUse => ({ file, fence })),
    );
    const [first] = uses;
    if (!first) return { types: new SiteTypes(new Map(), modules), diagnostics: [] };
    const packages = this.#findPackages(this.#folder, this.#isUntrusted);
    if ('lack' in packages)
      return {
        types: new SiteTypes(new Map(), modules),
        diagnostics: [lacking(first, packages.lack, uses.length)],
      };
    const readings = await this.#readings(new Map(uses.map(({ fence }) => [keyOf(fence), fence])), packages);
    const typed = new Map<string, TypedCode>();
    for (const [key, reading] of readings) if ('typed' in reading) typed.set(key, reading.typed);
    const diagnostics = uses.flatMap((use) => {
      const reading = readings.get(keyOf(use.fence));
      return reading && 'faults' in reading ? reading.faults.map((fault) => faultAt(use, fault)) : [];
    });
    return { types: new SiteTypes(typed, modules), diagnostics };
  }

  async #readings(
    fences: ReadonlyMap<string, TypedFence>,
    packages: TypePackages,
  ): Promise<ReadonlyMap<string, TypeReading>> {
    const thread = new TypeThread({ ...packages, folder: this.#folder, isUntrusted: this.#isUntrusted });
    const store = this.#storeOf(packages);
    const readings = new Map<string, TypeReading>();
    const began = Date.now();
    try {
      for (const [key, { code, lang }] of fences) {
        const storedReading = store.get(key);
        if (storedReading) {
          readings.set(key, storedReading);
          continue;
        }
        if (this.#isUntrusted && (readings.size >= mostUntrusted || Date.now() - began > timeForUntrusted)) {
          readings.set(key, fault('types of this site take too long to be found, or are too many'));
          continue;
        }
        const answer = await thread.ask({ code, lang });
        const reading = 'reason' in answer ? fault(answer.reason) : answer.reading;
        readings.set(key, reading);
        store.set(key, reading, 'reading' in answer ? answer.sought : []);
      }
    } finally {
      thread.end();
    }
    store.save();
    return readings;
  }

  #storeOf(packages: TypePackages): TypeStore {
    const version = digest(String(form), String(this.#isUntrusted), packages.version, installedFrom(this.#folder));
    if (this.#store?.version !== version)
      this.#store = new TypeStore(path.join(cacheFolder(this.#folder), 'types.json'), this.#folder, version);
    return this.#store;
  }
}

const fault = (reason: string): TypeReading => ({
  faults: [
    {
      message: `The types of this code cannot be found: ${reason}.`,
      help: 'It is shown without them.',
      line: 0,
      column: 0,
    },
  ],
});
