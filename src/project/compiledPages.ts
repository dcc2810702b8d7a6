import path from 'node:path';
import type { CompiledPage } from '../content/compiledPage.js';
import type { Page } from '../content/page.js';
import type { CompiledBody } from '../mdx/compiled.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { sayDamaged } from '../shared/damageNotice.js';
import { digest } from '../shared/digest.js';
import { ValueStore } from '../shared/valueStore.js';
import { toolDigest } from './toolDigest.js';

/** Key of a page's code. Its digest covers the code. */
const codeKey = (page: Page): string => `code ${page.digest}`;

/** Pages compiled by earlier commands. Their code is most of them, so it has entries of its own and is only read when a page is rendered. */
export class CompiledPages {
  readonly #store: ValueStore<CompiledPage | string>;

  constructor(folder: string, base: string) {
    const file = path.join(cacheFolder(folder), 'pages.bin');
    this.#store = new ValueStore(file, digest('pages 2', toolDigest(), base), sayDamaged);
  }

  get(file: string): CompiledPage | undefined {
    const compiled = this.#store.get(file) as CompiledPage | undefined;
    const { page } = compiled ?? {};
    if (!page?.body) return compiled;
    const key = codeKey(page);
    if (!this.#store.has(key)) return undefined;
    this.#store.keep(key);
    this.#leaveCode(page.body, key);
    return compiled;
  }

  set(file: string, compiled: CompiledPage): void {
    // Other commands need complete pages.
    if (compiled.isOutline) return;
    const { page } = compiled;
    const { body } = page;
    const key = codeKey(page);
    // A page that has moved has the code of the one before.
    if (this.#store.has(key)) this.#store.keep(key);
    else if (body) this.#store.set(key, body.code);
    this.#store.set(file, { ...compiled, page: { ...page, body: body && { ...body, code: '' } } });
    if (body) this.#leaveCode(body, key);
  }

  /** Leaves a page's code in the store until it is needed. */
  #leaveCode(body: CompiledBody, key: string): void {
    Object.defineProperty(body, 'code', { get: () => this.#store.get(key), enumerable: true, configurable: true });
  }

  /** Stores pages for the next command. They can still be read. */
  save(): void {
    this.#store.write();
  }
}
